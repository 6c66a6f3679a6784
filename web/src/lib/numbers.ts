/** The whole numbers from 0 up to, not including, a limit. */
export function upTo(limit: number): number[] {
  return Array.from({ length: Math.max(0, limit) }, (_, i) => i);
}

/** The sign of numbers below zero: as wide as a plus, and never broken from its digits. */
const MINUS = '\u2212';

/** A number as it is written, with a true minus sign. */
export function written(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** A change: with its sign, unless nothing has changed. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : written(value);
}
