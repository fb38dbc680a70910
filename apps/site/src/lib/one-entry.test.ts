import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { keepOneEntry } from './one-entry.ts';

it('makes one entry of the history of two presses, and others of other addresses', async () => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/search/results?make=BMW'] });
  keepOneEntry(router);
  const seen = () => {
    const { location, historyAction } = router.state;
    return [historyAction, location.pathname + location.search + location.hash, location.state as unknown];
  };
  const car = '/search/results?make=BMW&car=x5';

  await router.navigate(car, { state: 1 });
  expect(seen()).toEqual(['PUSH', car, 1]);
  await router.navigate(car, { state: 2, replace: false });
  expect(seen()).toEqual(['REPLACE', car, 2]);
  await router.navigate(`${car}#price`);
  expect(seen()).toEqual(['PUSH', `${car}#price`, null]);
  await router.navigate(-1);
  expect(seen()).toEqual(['POP', car, 2]);
  await router.navigate(-1);
  expect(seen()).toEqual(['POP', '/search/results?make=BMW', null]);
  router.dispose();
});
