import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';

interface Kept {
  service_id: number;
  service: { name: string };
}

/**
 * Rows that keep a service, with its name in a language. One that is called otherwise by now keeps
 * the name by which it was bought.
 */
export async function namedIn<Row extends Kept>(
  trx: Trx,
  { instanceId, language }: { instanceId: number; language: Language },
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const kept = new Map(rows.map((row) => [keyOf(row.service_id, row.service.name), row]));
  const ids = [...kept.values()].map((row) => row.service_id);
  const names = [...kept.values()].map((row) => row.service.name);
  const { rows: found } = await sql<{ service_id: number; kept: string; name: string }>`
    select distinct asked.service_id, asked.name as kept, wanted.name
    from unnest(${ids}::integer[], ${names}::text[]) as asked (service_id, name)
    join service_texts wanted on wanted.instance_id = ${instanceId}
      and wanted.service_id = asked.service_id and wanted.language = ${language}
    where exists (
      select from service_texts own
      where own.instance_id = ${instanceId} and own.service_id = asked.service_id
        and own.name = asked.name
    )`.execute(trx);
  const named = new Map(found.map((row) => [keyOf(row.service_id, row.kept), row.name]));
  return rows.map((row) => {
    const { name } = row.service;
    const wanted = named.get(keyOf(row.service_id, name)) ?? name;
    return { ...row, service: { ...row.service, name: wanted } };
  });
}

const keyOf = (id: number, name: string) => `${id} ${name}`;
