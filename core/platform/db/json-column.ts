import type { ColumnType } from 'kysely';

/** What JSON is read as a value and written as text. */
export type Json<T> = ColumnType<T, string, string>;
