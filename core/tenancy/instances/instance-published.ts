import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import type { InstanceDocument } from './document.ts';

export interface Publication {
  instanceId: number;
  documents: readonly InstanceDocument[];
  now: Date;
}

/** Told what an owner publishes: what others refer to has tables of its own beside the documents. */
export const instancePublished = listeners<[Trx, Publication]>('instance published');

/** The documents of a kind. */
export function documentsOf<Kind extends DocumentKind>(
  { documents }: Publication,
  kind: Kind,
): Documents[Kind][] {
  const own = documents.filter((document) => document.kind === kind);
  // Its schema accepted each before it came here.
  return own.map(({ body }) => body as Documents[Kind]);
}
