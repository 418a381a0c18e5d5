import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';

/** The next number of a kind. What is removed later keeps its own: invoices and uses refer to it. */
export async function nextNumber(
  trx: Trx,
  { instanceId, kind, atLeast }: { instanceId: number; kind: DocumentKind; atLeast: number },
): Promise<number> {
  const { last } = await trx
    .insertInto('document_numbers')
    .values({ instance_id: instanceId, kind, last: BigInt(atLeast) })
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'kind']).doUpdateSet({
        last: sql<bigint>`greatest(document_numbers.last + 1, excluded.last)`,
      }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(last);
}

/** Numbers that documents have come with; later ones lie above them. */
export async function noteNumbers(
  trx: Trx,
  instanceId: number,
  highest: ReadonlyMap<DocumentKind, number>,
): Promise<void> {
  if (highest.size === 0) return;
  await trx
    .insertInto('document_numbers')
    .values(
      [...highest].map(([kind, last]) => ({ instance_id: instanceId, kind, last: BigInt(last) })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'kind'])
        .doUpdateSet((eb) => ({ last: eb.ref('excluded.last') }))
        .whereRef('document_numbers.last', '<', 'excluded.last'),
    )
    .execute();
}
