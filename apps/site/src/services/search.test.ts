import { afterEach, expect, test, vi } from 'vitest';
import { keptPage, searchAhead, searchCars } from './search.ts';

afterEach(() => vi.unstubAllGlobals());

/** A service that answers when it is told to, or when its caller no longer waits. */
function service() {
  let answer!: (response: Response) => void;
  const fetched = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return { fetched, answer: (body: unknown, status = 200) => answer(new Response(JSON.stringify(body), { status })) };
}

test('what was asked for ahead is not asked for again', async () => {
  const { fetched, answer } = service();
  searchAhead('https://listings.example/one');
  const page = searchCars('https://listings.example/one');
  answer({ results: [], total_items: 3 });
  await expect(page).resolves.toEqual({ cars: [], total: 3 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('an answer that came before somebody asked is kept, and another search is another request', async () => {
  const { fetched, answer } = service();
  searchAhead('https://listings.example/two');
  answer({ results: [], total_items: 4 });
  await vi.waitFor(() => expect(keptPage('https://listings.example/two')).toEqual({ cars: [], total: 4 }));
  const page = searchCars('https://listings.example/two');
  answer({ results: [], total_items: 5 });
  await expect(page).resolves.toEqual({ cars: [], total: 5 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure is told once, to who asks, and the next attempt is a new request', async () => {
  const { fetched, answer } = service();
  searchAhead('https://listings.example/three');
  answer({}, 500);
  await expect(searchCars('https://listings.example/three')).rejects.toThrow('API request failed: 500');
  const page = searchCars('https://listings.example/three');
  answer({ results: [], total_items: 1 });
  await expect(page).resolves.toEqual({ cars: [], total: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('who takes it over may also stop it', async () => {
  const { fetched } = service();
  searchAhead('https://listings.example/four');
  const controller = new AbortController();
  const page = searchCars('https://listings.example/four', controller.signal);
  controller.abort(new Error('gone on'));
  await expect(page).rejects.toThrow('gone on');
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
