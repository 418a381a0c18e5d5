import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Noun } from '#core/noun.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { PRESENCE_PERMISSIONS, type PresenceSubject } from './presence-subjects.pure.ts';
import { listPresence, sayPresence, type presenceBody } from './presence.operations.ts';
import {
  deletePresenceOf,
  forgetPresence,
  readAllOthers,
  readOthers,
  writePresence,
} from './presence.store.ts';

/** Whoever has not said so for this long has gone. */
const EXPIRES_MS = 60_000;

async function beHere(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer: staff }: CustomerCaller,
  { subject, id }: z.output<typeof presenceBody>,
) {
  requirePermission(staff, subject);
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

async function whereOthersAre(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer: staff }: CustomerCaller,
  subject: PresenceSubject,
) {
  requirePermission(staff, subject);
  const since = new Date(clock.now().getTime() - EXPIRES_MS);
  const rows = await db.read(instanceId, (trx) =>
    readAllOthers(trx, { instanceId, subject, staffId: staff.id, since }),
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  const namesAt = (id: bigint) => rows.filter((row) => row.id === id).map(({ name }) => name);
  return { data: ids.map((id) => ({ id: Number(id), names: namesAt(id) })) };
}

function requirePermission(
  { permissions }: CustomerCaller['customer'],
  subject: PresenceSubject,
): void {
  if (!permissions.includes(PRESENCE_PERMISSIONS[subject])) throw new AppError('not_found');
}

export const presence: Noun = {
  routes: (api, deps) => {
    handle(api, sayPresence, (caller, { body }) => beHere(deps, caller, body));
    handle(api, listPresence, (caller, { query }) => whereOthersAre(deps, caller, query.subject));
  },
  customerData: { erase: ({ trx }, customer) => deletePresenceOf(trx, customer) },
};
