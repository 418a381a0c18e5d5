import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';

interface Kept {
  service_id: number;
  service: { name: string };
}

interface Where {
  instanceId: number;
  language: Language;
}

/** Of rows with `service_id` and `name`, those still called so, with the name `wanted` in a language. */
export const stillCalled = (asked: RawBuilder<unknown>, { instanceId, language }: Where) => sql`
  select asked.*, wanted.name as wanted from (${asked}) asked
  join service_texts wanted on wanted.instance_id = ${instanceId}
    and wanted.service_id = asked.service_id and wanted.language = ${language}
  where exists (
    select from service_texts own where own.instance_id = ${instanceId}
      and own.service_id = asked.service_id and own.name = asked.name)`;

/**
 * Rows that keep a service, with its name in a language. One that is called otherwise by now keeps
 * the name by which it was bought.
 */
export async function namedIn<Row extends Kept>(
  trx: Trx,
  { instanceId, language }: Where,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const kept = new Map(rows.map((row) => [keyOf(row.service_id, row.service.name), row]));
  const ids = [...kept.values()].map((row) => row.service_id);
  const names = [...kept.values()].map((row) => row.service.name);
  const asked = sql`select * from unnest(${ids}::integer[], ${names}::text[]) as a (service_id, name)`;
  const { rows: found } = await sql<{ service_id: number; name: string; wanted: string }>`
    select distinct * from (${stillCalled(asked, { instanceId, language })}) found`.execute(trx);
  const named = new Map(found.map((row) => [keyOf(row.service_id, row.name), row.wanted]));
  return rows.map((row) => {
    const { name } = row.service;
    const wanted = named.get(keyOf(row.service_id, name)) ?? name;
    return { ...row, service: { ...row.service, name: wanted } };
  });
}

const keyOf = (id: number, name: string) => `${id} ${name}`;
