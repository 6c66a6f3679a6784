/**
 * Pictures of the classic deck with large indices, by Adrian Kennard (CC0), from the npm package
 * `@heruka_urgyen/react-playing-cards`. Only their addresses are here; each is fetched when it is
 * first shown. In four colours the red of diamonds and the black of clubs are others.
 */
const FILES: Record<string, string> = import.meta.glob(
  [
    '../../node_modules/@heruka_urgyen/react-playing-cards/src/images/2color-bf/*[SHDC].svg',
    '../../node_modules/@heruka_urgyen/react-playing-cards/src/images/4color-bf/*[DC].svg',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);

const NAMED = /(?<deck>\d)color-bf\/(?<card>..)\.svg$/u;

/** The addresses of the pictures, by the number of colours and the card. */
export const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([file, address]) => {
    const { deck = '', card = '' } = NAMED.exec(file)?.groups ?? {};
    return [deck + card, address];
  }),
);
