import type { Deps } from '#core/deps.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';
import { findByHost, findBySlug } from './instance.store.ts';

export interface InstanceQuery {
  by: 'host' | 'slug';
  value: string;
}

/** Runs across instances, because it decides which instance a request belongs to. */
export function findInstance(
  deps: Pick<Deps, 'db'>,
  { by, value }: InstanceQuery,
): Promise<CurrentInstance | undefined> {
  const find = by === 'host' ? findByHost : findBySlug;
  return deps.db.asSystem((trx) => find(trx, value));
}
