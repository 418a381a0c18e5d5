import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { isRented } from '#core/tenancy/instances/rented-instance.ts';
import type { hosts } from './host.contract.ts';

/** What an instance answers to, and whether its owner may change that. */
export async function showHosts(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<z.input<typeof hosts>> {
  const [own, isOfAnother] = await Promise.all([
    listInstanceHosts({ db }, instanceId),
    db.read(instanceId, (trx) => isRented(trx, instanceId)),
  ]);
  return { hosts: own, is_rented: isOfAnother };
}
