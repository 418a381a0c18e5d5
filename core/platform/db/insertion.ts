import { CompiledQuery, type Insertable, type Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Writes rows that have the same columns each time, and answers what the database gives them. The
 * text is made once: where rows are written for every order, building it took longer than sending it.
 */
export function insertion<
  Table extends keyof Schema,
  Column extends keyof Insertable<Schema[Table]> & string,
  Given extends keyof Selectable<Schema[Table]> & string = never,
>(table: Table, columns: readonly Column[], given: readonly Given[] = []) {
  type New = Pick<Insertable<Schema[Table]>, Column>;
  type Answer = Pick<Selectable<Schema[Table]>, Given>;
  const texts = new LRUCache<number, string>({ max: 20 });

  return async (trx: Trx, rows: readonly New[]): Promise<Answer[]> => {
    const text = texts.get(rows.length) ?? textOf({ table, columns, given, count: rows.length });
    texts.set(rows.length, text);
    const values = rows.flatMap((row) => columns.map((column) => row[column]));
    return (await trx.executeQuery<Answer>(CompiledQuery.raw(text, values))).rows;
  };
}

interface Text {
  table: string;
  columns: readonly string[];
  given: readonly string[];
  count: number;
}

function textOf({ table, columns, given, count }: Text): string {
  const row = (at: number) => columns.map((_, column) => `$${at * columns.length + column + 1}`);
  const rows = Array.from({ length: count }, (_, at) => `(${row(at).join(', ')})`);
  const returning = given.length > 0 ? ` returning ${listed(given)}` : '';
  return `insert into "${table}" (${listed(columns)}) values ${rows.join(', ')}${returning}`;
}

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
