import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { InstanceDocument } from './document.ts';

/** The bodies of one kind, in the order in which the owner put them. */
export async function readBodies(
  trx: Trx,
  instanceId: number,
  kind: DocumentKind,
): Promise<unknown[]> {
  const rows = await trx
    .selectFrom('instance_documents')
    .select('body')
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(({ body }) => body);
}

/**
 * The bodies of some kinds as JSON, in their order, each beside the revision of the instance: one
 * statement, so that no publication comes in between. Where there are none, the revision alone.
 */
export function readTexts(trx: Trx, instanceId: number, kinds: readonly DocumentKind[]) {
  return trx
    .selectFrom('instances')
    .leftJoin('instance_documents as documents', (join) =>
      join.onRef('documents.instance_id', '=', 'instances.id').on('documents.kind', 'in', kinds),
    )
    .select(['instances.revision', 'documents.kind'])
    .select(sql<string | null>`documents.body::text`.as('body'))
    .where('instances.id', '=', instanceId)
    .orderBy('documents.kind')
    .orderBy('documents.position')
    .orderBy('documents.key')
    .execute();
}

/** All that is public, as it was written. */
export async function readLive(trx: Trx, instanceId: number): Promise<InstanceDocument[]> {
  const rows = await trx
    .selectFrom('instance_documents')
    .select(['kind', 'key', 'position', 'body'])
    .where('instance_id', '=', instanceId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(({ kind, body, ...rest }) => ({
    ...rest,
    // Nothing else is ever written.
    kind: kind as DocumentKind,
    body: body as InstanceDocument['body'], // As every schema has it.
  }));
}

/** Writes what differs and answers how many did; what is equal as JSON is left alone. */
export async function writeDocuments(
  trx: Trx,
  instanceId: number,
  documents: readonly InstanceDocument[],
): Promise<number> {
  if (documents.length === 0) return 0;
  const written = await trx
    .insertInto('instance_documents')
    .values(
      documents.map(({ kind, key, position, body }) => ({
        instance_id: instanceId,
        kind,
        key,
        position,
        body: JSON.stringify(body),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'kind', 'key'])
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          body: eb.ref('excluded.body'),
        }))
        .where(
          sql<boolean>`(instance_documents.position, instance_documents.body)
            is distinct from (excluded.position, excluded.body)`,
        ),
    )
    .returning('key')
    .execute();
  return written.length;
}

/** Removes every document that is not among these, and answers how many there were. */
export async function removeOtherDocuments(
  trx: Trx,
  instanceId: number,
  kept: readonly InstanceDocument[],
): Promise<number> {
  const known = new Set(kept.map(({ kind, key }) => `${kind} ${key}`));
  const present = await trx
    .selectFrom('instance_documents')
    .select(['kind', 'key'])
    .where('instance_id', '=', instanceId)
    .execute();
  const stale = present.filter(({ kind, key }) => !known.has(`${kind} ${key}`));
  for (const { kind, key } of stale) {
    await trx
      .deleteFrom('instance_documents')
      .where('instance_id', '=', instanceId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
  }
  return stale.length;
}
