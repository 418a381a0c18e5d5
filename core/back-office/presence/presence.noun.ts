import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Noun } from '#core/noun.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { PRESENCE_PERMISSIONS } from './presence-subjects.pure.ts';
import { sayPresence, type presenceBody } from './presence.operations.ts';
import { deletePresenceOf, forgetPresence, readOthers, writePresence } from './presence.store.ts';

/** Whoever has not said so for this long has gone. */
const EXPIRES_MS = 60_000;

async function beHere(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer: staff }: CustomerCaller,
  { subject, id }: z.output<typeof presenceBody>,
) {
  if (!staff.permissions.includes(PRESENCE_PERMISSIONS[subject])) throw new AppError('not_found');
  const seen = { instanceId, subject, id: BigInt(id), staffId: staff.id };
  const at = clock.now();
  const since = new Date(at.getTime() - EXPIRES_MS);
  return db.inInstance(instanceId, async (trx) => {
    await forgetPresence(trx, { instanceId, before: since });
    await writePresence(trx, { ...seen, at });
    const others = await readOthers(trx, { ...seen, since });
    return {
      data: others.map(({ name, seen_at: seenAt }) => ({ name, seen_at: seenAt.toISOString() })),
    };
  });
}

export const presence: Noun = {
  routes: (api, deps) => handle(api, sayPresence, (caller, { body }) => beHere(deps, caller, body)),
  customerData: { erase: ({ trx }, customer) => deletePresenceOf(trx, customer) },
};
