import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import type { InstanceDocument } from './document.ts';

export interface Publication {
  instanceId: number;
  documents: readonly InstanceDocument[];
  /** The kinds of which something is added, removed, moved or says something else. */
  changed: ReadonlySet<DocumentKind>;
  now: Date;
}

/** Called with what an owner publishes; other nouns keep tables of their own for it. */
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
