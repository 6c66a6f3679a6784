/** What this browser remembers. Storage may be refused: then nothing is remembered. */
export function load<T>(key: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays.
  }
}
