import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ProviderRef } from './provider.store.ts';
import type { TryProblem } from './try-problems.pure.ts';

export type { ProviderRef };

/** Balances of every instance, longest unchecked first. */
export async function listBalancesDue(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<ProviderRef[]> {
  const rows = await trx
    .selectFrom('providers')
    .select(['instance_id', 'id'])
    .where('balance_check_at', '<=', now)
    .orderBy('balance_check_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

interface NoteBalanceInput {
  micro: bigint;
  currency: string | null;
  now: Date;
  nextAt: Date;
}

/** With more than there was when it refused, it is asked for orders again. */
export async function noteBalance(
  trx: Trx,
  { instanceId, id }: ProviderRef,
  { micro, currency, now, nextAt }: NoteBalanceInput,
): Promise<void> {
  await trx
    .updateTable('providers')
    .set({
      balance_micro: micro,
      balance_currency: currency,
      balance_at: now,
      balance_check_at: nextAt,
      balance_failures: 0,
      ...{ tried_at: now, try_problem: null, try_said: null },
      short_until: sql<Date | null>`case
        when balance_micro is not null and ${micro}::bigint > balance_micro then null
        else short_until end`,
    })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

interface NoteSilenceInput {
  now: Date;
  firstMs: number;
  longestMs: number;
  problem?: TryProblem;
  /** In its own words. */
  said?: string | null;
}

/** A provider that does not answer is asked less and less often; its last balance stays. */
export async function noteSilence(
  trx: Trx,
  { instanceId, id }: ProviderRef,
  { now, firstMs, longestMs, problem = 'upstream_silent', said = null }: NoteSilenceInput,
): Promise<void> {
  await trx
    .updateTable('providers')
    .set({
      ...{ tried_at: now, try_problem: problem, try_said: said },
      balance_failures: sql<number>`balance_failures + 1`,
      balance_check_at: sql<Date>`${now}::timestamptz + interval '1 millisecond'
        * least(${firstMs}::double precision * 2 ^ least(balance_failures, 10), ${longestMs})`,
    })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function noteShort(
  trx: Trx,
  { instanceId, id }: ProviderRef,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await trx
    .updateTable('providers')
    .set({ short_until: until, balance_check_at: now })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** What is known of the money with each provider. */
export function readFunds(trx: Trx, instanceId: number) {
  return trx
    .selectFrom('providers')
    .select(['id', 'name', 'balance_micro', 'low_balance_micro', 'short_until'])
    .where('instance_id', '=', instanceId)
    .orderBy('name')
    .execute();
}
