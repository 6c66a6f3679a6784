/** The whole numbers from 0 up to, not including, a limit. */
export function upTo(limit: number): number[] {
  return Array.from({ length: Math.max(0, limit) }, (_, i) => i);
}
