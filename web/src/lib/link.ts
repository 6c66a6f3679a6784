/**
 * Rules as the server writes and reads them in a link: a preset and, after colons, the
 * options that differ, as in `na24:end.target=5`. Values are kept as they are written there.
 */
export interface LinkedRules {
  preset: string;
  changes: Record<string, string>;
}

export function rulesOf(link: string): LinkedRules {
  const [preset = '', ...parts] = link.split(':');
  const changes = parts.map((part) => {
    const [key = '', ...value] = part.split('=');
    return [key, value.join('=')];
  });
  return { preset, changes: Object.fromEntries(changes) as Record<string, string> };
}

export function linkOf(preset: string, changes: Record<string, string> = {}): string {
  return [preset, ...Object.entries(changes).map(([key, value]) => `${key}=${value}`)].join(':');
}
