import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { findByHost, findParentId, isHostTaken, setParent } from './instance.store.ts';

/** Remembers that an instance is rented from another. To be run across instances. */
export const rentFrom = (
  trx: Trx,
  { instanceId, parentId }: { instanceId: number; parentId: number },
): Promise<void> => setParent(trx, instanceId, parentId);

/** Whether an instance is rented from another, and so rents out none itself. */
export async function isRented(trx: Trx, instanceId: number): Promise<boolean> {
  return (await findParentId(trx, instanceId)) !== null;
}

/** Whether any instance answers to a host; whose it is, is nobody else's business. */
export const hasInstance = ({ db }: Pick<Deps, 'db'>, host: string): Promise<boolean> =>
  db.asSystem((trx) => isHostTaken(trx, host));

/** The instance that answers to a host. To be run across instances, and told to nobody. */
export const instanceAt = async (trx: Trx, host: string): Promise<number | undefined> =>
  (await findByHost(trx, host))?.id;
