import { note } from './journal';
import { type Route, hashOf, routeOf } from './route';

export { hashOf } from './route';

class Router {
  route = $state.raw<Route>(routeOf(location.hash));
  /** How many pages of this program were seen before this one. */
  visits = $state(0);

  constructor() {
    addEventListener('hashchange', () => {
      this.visits += 1;
      this.route = routeOf(location.hash);
      note('page', { page: this.route.page, id: this.route.id });
    });
  }

  go(page: Route['page'], id = ''): void {
    location.hash = hashOf(page, id);
  }

  /** The same page by another address, which a reload or a copy of the address then has. */
  rename(page: Route['page'], id: string): void {
    history.replaceState(history.state, '', hashOf(page, id));
  }

  /** The same page once more, from its beginning. */
  again(): void {
    this.visits += 1;
  }

  /** Back to the page before, or home if there was none. */
  back(): void {
    if (this.visits > 0) history.back();
    else this.go('home');
  }
}

export const router = new Router();
