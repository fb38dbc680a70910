import { PAGE_SIZE, countPages, withCar, withPage } from '@forecourt/search-core';
import type { CarDetailPager } from '@forecourt/ui/CarDetailDialog';
import { queryClient } from '../../services/query-client.ts';
import { createCarsQuery, getListingsUrl } from '../../services/search.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toasts.ts';
import type { CarView } from './find-car.ts';

/** Undefined if the car is not on the loaded page. Its neighbours may be on other pages. */
export function getPager({ state, search, show, turnToCar }: CarView): CarDetailPager | undefined {
  if (search.status !== 'done') return undefined;
  const { cars, total } = search.page;
  const index = cars.findIndex(({ key }) => key === state.car);
  if (index === -1) return undefined;

  const turnToPage = async (page: number, edgeIndex: 0 | -1) => {
    const next = withPage(state, page);
    try {
      const car = (await queryClient.fetchQuery(createCarsQuery(getListingsUrl(next)))).cars.at(edgeIndex);
      if (car) show(withCar(next, car.key), { replace: true });
    } catch (error) {
      log.warn('A page of cars could not be loaded.', { error });
      showToast({ title: 'We couldn’t load that car', description: 'Check your connection and try again.' });
    }
  };
  const turn = (step: 1 | -1) => {
    const neighbour = cars[index + step];
    if (neighbour) return () => turnToCar(neighbour.key);
    const page = state.page + step;
    return page >= 1 && page <= countPages(total) ? () => void turnToPage(page, step === 1 ? 0 : -1) : undefined;
  };
  return { place: (state.page - 1) * PAGE_SIZE + index + 1, count: total, onPrevious: turn(-1), onNext: turn(1) };
}
