import type { Trx } from '#core/platform/db/database.ts';
import type { PresenceSubject } from './presence-subjects.pure.ts';

interface Seen {
  instanceId: number;
  subject: PresenceSubject;
  id: bigint;
  staffId: bigint;
}

export async function writePresence(trx: Trx, { at, ...seen }: Seen & { at: Date }): Promise<void> {
  await trx
    .insertInto('staff_presence')
    .values({
      ...{ instance_id: seen.instanceId, subject: seen.subject, subject_id: seen.id },
      ...{ staff_id: seen.staffId, seen_at: at },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'subject', 'subject_id', 'staff_id'])
        .doUpdateSet({ seen_at: at }),
    )
    .execute();
}

/** Who else has it open, by name. */
export function readOthers(trx: Trx, { since, ...seen }: Seen & { since: Date }) {
  return trx
    .selectFrom('staff_presence as p')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.instance_id', '=', 'p.instance_id').onRef('c.id', '=', 'p.staff_id'),
    )
    .select(['c.name', 'p.seen_at'])
    .where('p.instance_id', '=', seen.instanceId)
    .where('p.subject', '=', seen.subject)
    .where('p.subject_id', '=', seen.id)
    .where('p.staff_id', '<>', seen.staffId)
    .where('p.seen_at', '>', since)
    .orderBy('c.name')
    .limit(10)
    .execute();
}

/** What colleagues have open of one kind, and who. */
export function readAllOthers(
  trx: Trx,
  { since, ...seen }: Omit<Seen, 'id'> & { since: Date },
): Promise<{ id: bigint; name: string }[]> {
  return trx
    .selectFrom('staff_presence as p')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.instance_id', '=', 'p.instance_id').onRef('c.id', '=', 'p.staff_id'),
    )
    .select(['p.subject_id as id', 'c.name'])
    .where('p.instance_id', '=', seen.instanceId)
    .where('p.subject', '=', seen.subject)
    .where('p.staff_id', '<>', seen.staffId)
    .where('p.seen_at', '>', since)
    .orderBy('p.subject_id')
    .orderBy('c.name')
    .limit(100)
    .execute();
}

export async function forgetPresence(
  trx: Trx,
  { instanceId, before }: { instanceId: number; before: Date },
): Promise<void> {
  await trx
    .deleteFrom('staff_presence')
    .where('instance_id', '=', instanceId)
    .where('seen_at', '<', before)
    .execute();
}

export async function deletePresenceOf(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await trx
    .deleteFrom('staff_presence')
    .where('instance_id', '=', instanceId)
    .where('staff_id', '=', customerId)
    .execute();
}
