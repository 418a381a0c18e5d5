import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from '../http/fetch-json.ts';

export type Loaded<T> =
  | { state: 'waiting' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; retry: () => void };

const answers = new Map<string, Promise<unknown>>();

/** Asks once for what an address of ours answers, from when it is wanted on. */
export function useLoaded<T>(address: string, isWanted: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setLoaded({ state: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load(address).then(
      // The address is one of our own loaders, whose answer the caller names.
      (value) => !isLeft && setLoaded({ state: 'ready', value: value as T }),
      () => !isLeft && setLoaded({ state: 'failed', retry }),
    );
    return () => {
      isLeft = true;
    };
  }, [address, isWanted, attempt, retry]);

  return loaded;
}

function load(address: string): Promise<unknown> {
  const asked = answers.get(address);
  if (asked) return asked;
  const answer = fetchJson(address);
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return answer;
}
