import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';

interface Line {
  service: { consultation_chat_period: number | null; thumbnail_period: number | null };
}

interface RefuseUsedInput {
  instanceId: number;
  customerId: bigint;
  lines: readonly Line[];
  perks: Perks;
  now: Date;
}

const PERIODS = [
  { column: 'consultation_chat_period', perk: 'consultationDays' },
  { column: 'thumbnail_period', perk: 'thumbnailDays' },
] as const;

const DAY_MS = 86_400_000;

/** What a grade brings once within its days is refused until they are over. */
export async function refuseUsedPerks(trx: Trx, asked: RefuseUsedInput): Promise<void> {
  const { instanceId, customerId, lines, perks, now } = asked;
  const fields: FieldProblems = {};
  for (const { column, perk } of PERIODS) {
    const places = lines.flatMap(({ service }, at) => (service[column] === null ? [] : [at]));
    const days = perks[perk];
    const [, second] = places;
    if (places.length === 0 || days === null) continue;
    const since = new Date(now.getTime() - days * DAY_MS);
    const last = await lastOrderedAt(trx, { instanceId, customerId, column, since });
    const again = new Date((last ?? now).getTime() + days * DAY_MS);
    // Of two in one order, the first is the one for these days.
    const refused = last ? places : second === undefined ? [] : places.slice(1);
    for (const at of refused) {
      const params = { date: again.toISOString().slice(0, 10) };
      fields[`orders.${at}.service_id`] = [{ code: 'perk_used', params }];
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

interface LastInput {
  instanceId: number;
  customerId: bigint;
  column: (typeof PERIODS)[number]['column'];
  since: Date;
}

/** What was canceled was not had. */
async function lastOrderedAt(
  trx: Trx,
  { instanceId, customerId, column, since }: LastInput,
): Promise<Date | undefined> {
  // When two tabs order at once, the second sees the order of the first.
  await sql`select pg_advisory_xact_lock(${instanceId}::integer, hashint8(${customerId}))`.execute(
    trx,
  );
  const { rows } = await sql<{ created_at: Date }>`
    select o.created_at from orders o
    join services s on s.instance_id = o.instance_id and s.id = o.service_id
      and s.${sql.ref(column)} is not null
    where o.instance_id = ${instanceId} and o.customer_id = ${customerId}
      and o.created_at > ${since} and o.status <> 'canceled'
    order by o.created_at desc limit 1`.execute(trx);
  return rows[0]?.created_at;
}
