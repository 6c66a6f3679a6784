import { type Route, hashOf, routeOf } from './route';

export { hashOf } from './route';

class Router {
  route = $state.raw<Route>(routeOf(location.hash));
  /** Whether a page of this program was seen before this one. */
  moved = $state(false);

  constructor() {
    addEventListener('hashchange', () => {
      this.moved = true;
      this.route = routeOf(location.hash);
    });
  }

  go(page: Route['page'], id = '', changes: Record<string, string> = {}): void {
    location.hash = hashOf(page, id, changes);
  }

  /** Back to the page before, or home if there was none. */
  back(): void {
    if (this.moved) history.back();
    else this.go('home');
  }
}

export const router = new Router();
