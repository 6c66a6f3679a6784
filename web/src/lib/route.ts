/** Where in the program one is, read from the part of the address after `#`. */
export interface Route {
  page: 'home' | 'game' | 'table' | 'rules' | 'settings' | 'fair' | 'replay' | 'access' | 'friends' | 'open' | 'me';
  /** The link of rules, the id of a table, or that of a match. */
  id: string;
}

const PAGES = ['home', 'game', 'table', 'rules', 'settings', 'fair', 'replay', 'access', 'friends', 'open', 'me'];

/** Reads a hash such as `#/rules/na24:end.target=5`. */
export function routeOf(hash: string): Route {
  const [, page = '', id = ''] = /^#?\/?([^/]*)\/?(.*)$/su.exec(hash) ?? [];
  const known = PAGES.includes(page) ? (page as Route['page']) : 'home';
  return { page: known, id: plain(id) };
}

/** The hash of a place. The characters of a link stay as they are. */
export function hashOf(page: Route['page'], id = ''): string {
  if (id === '') return `#/${page}`;
  return `#/${page}/${encodeURIComponent(id).replaceAll(/%(?:3A|3D|40)/gu, decodeURIComponent)}`;
}

/** Without percent signs; with them where they make no sense, so that it is refused by what it says. */
function plain(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
