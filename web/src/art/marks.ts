/** The marks of sides on a grid of 12: a filled circle for one's own, then other shapes. */
export const MARKS = [
  'M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  'M2 2h8v8H2z',
  'M6 1.5L11 10.5H1z',
  'M6 .8L11.2 6L6 11.2L.8 6z',
  'M6 1L11 4.8L9.1 10.8H2.9L1 4.8z',
  'M2 2L10 10M10 2L2 10',
  'M6 1v10M1 6h10',
  'M2 4h8M2 8h8',
] as const;
