import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import { readBodies } from './document.store.ts';

/** The documents of one kind in the current version of their schema, as the owner ordered them. */
export function readDocuments<K extends DocumentKind>(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  kind: K,
): Promise<Documents[K][]> {
  return deps.db.read(instanceId, (trx) => readDocumentsIn(trx, instanceId, kind));
}

/** The same in a transaction that has begun. */
export async function readDocumentsIn<K extends DocumentKind>(
  trx: Trx,
  instanceId: number,
  kind: K,
): Promise<Documents[K][]> {
  const bodies = await readBodies(trx, instanceId, kind);
  // Only what its schema accepts is ever written, and migrations keep it so.
  return bodies.map((body) => inCurrentVersion(kind, body)) as Documents[K][];
}

export async function readSettings(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<Documents['settings']> {
  return deps.db.read(instanceId, (trx) => readSettingsIn(trx, instanceId));
}

/** The same in a transaction that has begun. */
export async function readSettingsIn(trx: Trx, instanceId: number): Promise<Documents['settings']> {
  const [settings] = await readDocumentsIn(trx, instanceId, 'settings');
  invariant(settings, 'an instance is published with its settings');
  return settings;
}

/** A document of a newer build, which an older one meets during a deployment, stays as it is. */
export function inCurrentVersion(kind: DocumentKind, body: unknown): unknown {
  const migrated = migrateDocument(kind, body);
  return migrated.ok ? migrated.document : body;
}
