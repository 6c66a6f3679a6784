import type { Page } from 'playwright-core';

/** What lies outside the window or on something else. */
export function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const name = (element: Element): string =>
      `${(element.getAttribute('class') ?? '').replace(/svelte-\w+/gu, '').trim()} “${element.textContent.trim().slice(0, 20)}”`;
    /** Where a thing is seen: the lamp on a name is larger than the name. */
    const boxOf = (element: Element): { left: number; right: number; top: number; bottom: number } => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (!element.matches('.place .turn .pill')) return { left, right, top, bottom };
      return { left: left - 9, right: right + 11, top: top - 3, bottom: bottom + 3 };
    };
    const found: string[] = [];
    const parts =
      '.score-bar,.strip,.pill,.role,.speech,.slot,.led-note,.exposed,.say,.tools button,.hand-card,.choice,.story-panel';
    for (const element of all(parts)) {
      const box = boxOf(element);
      if (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2) {
        found.push(`outside: ${name(element)}`);
      }
    }
    const apart: [string, string][] = [
      ['.place .pill,.place .role,.place .exposed,.speech', '.slot,.centre'],
      ['.exposed', '.place .pill,.strip,.score-bar,.say,.own-plate .pill'],
      ['.say', '.centre,.slot,.tools button,.own-plate .pill,.hand-card,.place .role,.speech'],
      ['.own-plate .pill', '.centre,.slot,.hand-card,.place .role,.speech'],
      ['.strip', '.place .plate,.slot,.centre'],
      ['.score-bar', '.place .plate,.slot,.centre'],
      ['.choice', '.hand-card,.choice,.say,.slot,.centre,.tools button'],
      ['.place .pill,.speech', '.place .pill,.speech,.plaque'],
      ['.slot', '.hand-card,.slot'],
      ['.tools button', '.score'],
    ];
    for (const [these, those] of apart) {
      for (const one of all(these)) {
        for (const other of all(those)) {
          if (one === other || one.contains(other) || other.contains(one)) continue;
          const a = boxOf(one);
          const b = boxOf(other);
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // On low screens two cards of a trick may lie on each other by a strip.
          const allowed = these === '.slot' && other.matches('.slot') ? 24 : 2.5;
          if (across > 2 && down > allowed) {
            found.push(`on each other: ${name(one)} / ${name(other)} ${Math.round(across)}×${Math.round(down)}`);
          }
        }
      }
    }
    for (const element of all('.plaque,.choice.trump')) {
      if (element.scrollWidth > element.clientWidth + 1) found.push(`more than it holds: ${name(element)}`);
    }
    // Of two rows of cards, the one in front leaves the suits of the other to be seen: they end
    // at 76 parts of 130 below the top of a card.
    const [front, back] = [-1, 0].map((at) => all('.fan.two .hand-card').at(at)?.getBoundingClientRect());
    if (front !== undefined && back !== undefined && front.top - back.top < (76 / 90) * back.width) {
      found.push('suits are covered');
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push('the page scrolls');
    return [...new Set(found)];
  });
}
