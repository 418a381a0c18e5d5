import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { isRented } from '#core/tenancy/instances/rented-instance.ts';
import type { hosts } from './host.contract.ts';
import { addHostTo, removeHostOf } from '#core/tenancy/instances/change-hosts.ts';

const CHANGES = {
  add: { change: addHostTo, action: 'host.added' },
  remove: { change: removeHostOf, action: 'host.removed' },
} as const;

/** Gives the instance of whoever calls another host, or takes one away; answers what it has then. */
export function changeHost(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { does, host }: { does: keyof typeof CHANGES; host: string },
): Promise<z.input<typeof hosts>> {
  const { instanceId, customer } = caller;
  const { change, action } = CHANGES[does];
  return db.asSystem(async (trx) => {
    // Below the domain of who rents it out, any name would look like theirs.
    if (await isRented(trx, instanceId)) throw new AppError('forbidden');
    const changed = await change(trx, { instanceId, host, now: clock.now() });
    const details = { host };
    await recordAudit({ clock, trx }, caller, { action, staffId: customer.id, details });
    return { hosts: changed, is_rented: false };
  });
}
