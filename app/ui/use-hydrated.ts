import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while the page is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
