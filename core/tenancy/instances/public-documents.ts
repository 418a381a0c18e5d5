import type { Deps } from '#core/deps.ts';
import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';
import type { Documents } from '#instance-schema/document-kinds.ts';
import { readTexts } from './document.store.ts';
import { inCurrentVersion } from './read-documents.ts';

/** What pages are made of. */
const SHOWN_KINDS = ['settings', 'page', 'menu-item', 'banner', 'special-offer'] as const;
type ShownKind = (typeof SHOWN_KINDS)[number];

/** What pages show of an instance, all of one revision. */
export interface PublicDocuments {
  readonly revision: bigint;
  /** In characters. */
  readonly size: number;
  /** Those of a kind in the current version of their schema, as the owner ordered them. */
  list<Kind extends ShownKind>(kind: Kind): Documents[Kind][];
}

/** As much as is known of bodies by their hash. */
const keptIn = cachePerDatabase<PublicDocuments>(32_000_000, ({ size }) => size);

/**
 * What is public, read at once for all kinds. Of the revision that is asked for where it is still
 * known: who has one part of it and wants the others can have them, whatever was published since.
 */
export async function publicDocuments(
  deps: Pick<Deps, 'db'>,
  { id, revision }: Pick<CurrentInstance, 'id' | 'revision'>,
  asked?: string,
): Promise<PublicDocuments> {
  const kept = keptIn(deps.db);
  const wanted = asked === undefined ? undefined : kept.find(nameOf(id, asked));
  if (wanted && String(wanted.revision) === asked) return wanted;
  const read = await kept.get(nameOf(id, revision), () => readPublic(deps, id));
  // What is read after its revision was looked up may be newer; it goes by what was read with it.
  if (read.revision === revision) return read;
  return kept.get(nameOf(id, read.revision), async () => read);
}

const nameOf = (id: number, revision: bigint | string) => `${id} ${revision}`;

async function readPublic({ db }: Pick<Deps, 'db'>, id: number): Promise<PublicDocuments> {
  const rows = await db.read(id, (trx) => readTexts(trx, id, SHOWN_KINDS));
  return {
    revision: rows[0]?.revision ?? 0n,
    size: rows.reduce((sum, { body }) => sum + (body?.length ?? 0), 1),
    list<Kind extends ShownKind>(kind: Kind) {
      const own = rows.filter((row) => row.kind === kind);
      const bodies: unknown[] = own.map(({ body }) => JSON.parse(body ?? 'null'));
      // Only what its schema accepts is ever written, and migrations keep it so.
      return bodies.map((body) => inCurrentVersion(kind, body)) as Documents[Kind][];
    },
  };
}
