import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether this browser knows passkeys; undefined until its scripts run. */
export function useCanUsePasskeys(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  );
}
