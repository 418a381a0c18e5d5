import type { CompiledInstance } from './compiled-instance.ts';

/** Behind a revision, so that no page is taken for one of the same instance that goes on. */
const PAUSED = 'p';

/** The same instance, paused or going on: for whoever keeps pages, another revision. */
export function pausedAs(instance: CompiledInstance, isPaused: boolean): CompiledInstance {
  if (instance.isPaused === isPaused) return instance;
  const going = instance.revision.replace(new RegExp(`${PAUSED}$`), '');
  return Object.freeze({ ...instance, isPaused, revision: isPaused ? going + PAUSED : going });
}
