/**
 * Sizes of text are written as the design has them, in px. The build makes them grow with the
 * size that a person has set, in the browser or in the program: 15px becomes 15/16 of 1rem
 * times `--text`.
 */
interface Declaration {
  prop: string;
  value: string;
}

/** A value of `font` or `font-size` whose px grow. */
export function growing(prop: string, value: string): string {
  if (prop !== 'font' && prop !== 'font-size') return value;
  return value.replaceAll(/(?<![\w.])(\d+(?:\.\d+)?)px/gu, (_, size: string) => `calc(${+(Number(size) / 16).toFixed(4)}rem * var(--text, 1))`);
}

/** The same as a plugin of PostCSS. */
export const growingText = {
  postcssPlugin: 'growing-text',
  Declaration(found: Declaration): void {
    const grown = growing(found.prop, found.value);
    if (grown !== found.value) found.value = grown;
  },
};
