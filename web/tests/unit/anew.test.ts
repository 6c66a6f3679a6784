import { expect, test, vi } from 'vitest';

import { loadAnew } from '../../src/lib/anew';
import { VERSION } from '../../src/lib/protocol';

test('a program is left for a newer one once, also where two take turns', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  sessionStorage.clear();
  expect(loadAnew()).toBe(true);
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(loadAnew()).toBe(false);
  const key = sessionStorage.key(0) ?? '';
  sessionStorage.setItem(key, `${VERSION} another`);
  expect(loadAnew()).toBe(false);
});
