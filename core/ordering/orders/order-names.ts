import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';

interface Asked {
  instanceId: number;
  language: Language;
  ids: readonly bigint[];
}

/** As `namedIn` does, for orders that are read at the same time. */
export async function readOrderNames(
  trx: Trx,
  { instanceId, language, ids }: Asked,
): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await sql<{ id: bigint; name: string }>`
    select o.id, wanted.name from orders o
    join service_texts wanted on wanted.instance_id = o.instance_id
      and wanted.service_id = o.service_id and wanted.language = ${language}
    where o.instance_id = ${instanceId} and o.id = any(${ids}::bigint[]) and exists (
      select from service_texts own where own.instance_id = o.instance_id
        and own.service_id = o.service_id and own.name = o.service->>'name')`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
