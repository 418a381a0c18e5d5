import { sql } from 'kysely';
import { stillCalled } from '#core/catalogue/services/named-in.ts';
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
  const orders = sql`
    select id, service_id, service->>'name' as name from orders
    where instance_id = ${instanceId} and id = any(${ids}::bigint[])`;
  const { rows } = await sql<{ id: bigint; wanted: string }>`
    ${stillCalled(orders, { instanceId, language })}`.execute(trx);
  return new Map(rows.map(({ id, wanted }) => [id, wanted]));
}
