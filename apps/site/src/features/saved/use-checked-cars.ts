import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { queryClient } from '../../services/query-client.ts';
import { createCarLookupQuery } from '../../services/search.ts';
import { checkSavedCar, type CheckedCar } from './saved-change.ts';
import { savedCarsAtom } from './saved-store.ts';

interface CheckedCars {
  cars: readonly CheckedCar[];
  status: 'checking' | 'checked' | 'unsupported' | 'failed';
  retry: () => void;
}

export function useCheckedCars(): CheckedCars {
  const saved = useAtomValue(savedCarsAtom);
  const keys = saved.map(({ car }) => car.key);
  // Removing or restoring a car does not need a new request.
  const [requestedKeys, setRequestedKeys] = useState(keys);
  if (keys.some((key) => !requestedKeys.includes(key))) setRequestedKeys(keys);
  const { data, error, isFetching, refetch } = useQuery(createCarLookupQuery(requestedKeys), queryClient);

  const cars = useMemo(() => {
    const listingsByKey = data ? new Map(data.map((listing) => [listing.key, listing])) : undefined;
    return saved.map((each) => checkSavedCar(each, listingsByKey));
  }, [saved, data]);
  const status = data ? 'checked' : data === null ? 'unsupported' : error && !isFetching ? 'failed' : 'checking';
  return { cars, status, retry: () => void refetch() };
}
