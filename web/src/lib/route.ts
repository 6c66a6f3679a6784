/** Where in the program one is, read from the part of the address after `#`. */
export interface Route {
  page: 'home' | 'game' | 'table' | 'rules' | 'settings' | 'fair';
  /** A preset or the id of a table. */
  id: string;
  /** Options that differ from the preset. */
  changes: Record<string, string>;
}

const PAGES = ['home', 'game', 'table', 'rules', 'settings', 'fair'];

/** Reads a hash such as `#/rules/na24?end.target=5`. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/u, '').split('?');
  const [page = '', id = ''] = path.split('/').map(decodeURIComponent);
  const changes = Object.fromEntries(new URLSearchParams(query));
  const known = PAGES.includes(page) ? (page as Route['page']) : 'home';
  return { page: known, id, changes };
}

/** The hash of a place. */
export function hashOf(page: Route['page'], id = '', changes: Record<string, string> = {}): string {
  const query = new URLSearchParams(changes).toString();
  const path = id === '' ? page : `${page}/${encodeURIComponent(id)}`;
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}
