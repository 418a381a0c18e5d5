import { sql, type RawBuilder } from 'kysely';

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

/** A moment of a cursor, as PostgreSQL writes it; what is no moment begins the list anew. */
export const momentOf = (value: string): RawBuilder<unknown> =>
  sql`${MOMENT.test(value) ? value : 'infinity'}::timestamptz`;
