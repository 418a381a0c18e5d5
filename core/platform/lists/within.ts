import { sql, type RawBuilder } from 'kysely';
import { MOST_INT } from '#core/platform/http/wire.contract.ts';
import type { Period, Range } from './list-grammar.pure.ts';

type Sql = RawBuilder<unknown>;

/** What a range asks of a value, as conditions; nothing where none is wanted. */
export const within = <Value>(value: Sql, range: Range<Value> | undefined): Sql[] => [
  ...(range?.from === undefined ? [] : [sql`${value} >= ${range.from}`]),
  ...(range?.to === undefined ? [] : [sql`${value} <= ${range.to}`]),
];

/** The same of a moment and a period. */
export const during = (at: Sql, period: Period | undefined): Sql[] => [
  ...(period?.from === undefined ? [] : [sql`${at} >= ${period.from}::timestamptz`]),
  ...(period?.until === undefined ? [] : [sql`${at} < ${period.until}::timestamptz`]),
];

/** The one value of a range that has no other. */
export const exactly = <Value>(range: Range<Value> | undefined): Value | undefined =>
  range?.from !== undefined && range.from === range.to ? range.from : undefined;

/** The same, where a column of `integer` can hold it. */
export function exactlyInt(range: Range<bigint> | undefined): bigint | undefined {
  const value = exactly(range);
  return value !== undefined && value <= MOST_INT ? value : undefined;
}
