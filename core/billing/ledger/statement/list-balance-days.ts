import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { floatAmount } from '#core/money/money.ts';
import {
  momentOf,
  MOST_DAYS,
  type balanceDaysAnswer,
  type BalanceDaysQuery,
} from './statement.contract.ts';
import { readBalanceDays } from './statement.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 28;

/** The balance at the end of each day, limited to the latest days that can be drawn. */
export async function listBalanceDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: OwnerCaller,
  query: BalanceDaysQuery,
): Promise<z.infer<typeof balanceDaysAnswer>> {
  const today = midnight(clock.now());
  const asked = query.end_date === undefined ? undefined : momentOf(query.end_date);
  const until = asked === undefined || asked > today ? today : midnight(asked);
  const start = query.start_date === undefined ? undefined : momentOf(query.start_date);
  const earliest = daysBefore(until, MOST_DAYS - 1);
  const from = start === undefined ? daysBefore(until, DAYS - 1) : midnight(start);
  const rows = await db.read(instanceId, (trx) =>
    readBalanceDays(trx, {
      instanceId,
      customerId: customer.id,
      from: from < earliest ? earliest : from,
      until,
    }),
  );
  return {
    data: rows.map(({ day, balance_micro: micro }) => ({
      day: day.toISOString().slice(0, 10),
      balance: floatAmount(micro),
    })),
  };
}

const midnight = (date: Date) => new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);
const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * DAY_MS);
