import { useEffect, useState } from 'react';
import { fetchJson } from '../http/fetch-json.ts';

export type AskedAtRest<T> = { state: 'waiting' | 'failed' } | { state: 'ready'; value: T };

/**
 * What an address of ours answers, asked for when somebody has stopped typing for a moment; what was
 * asked before does not matter any more. Undefined asks for nothing.
 */
export function useAskedAtRest<T>(address: string | undefined, restMs: number): AskedAtRest<T> {
  const [answer, setAnswer] = useState<AskedAtRest<T>>({ state: 'waiting' });
  useEffect(() => {
    if (address === undefined) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(address, left.signal).then(
        // The address is one of our own loaders, whose answer the caller names.
        (value) => setAnswer({ state: 'ready', value: value as T }),
        () => {
          if (!left.signal.aborted) setAnswer({ state: 'failed' });
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [address, restMs]);
  return answer;
}
