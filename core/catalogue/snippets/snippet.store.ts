import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { LinkSnippetsTable } from './snippet.tables.ts';

type SnippetRow = Selectable<LinkSnippetsTable>;

/** A link that is known already stays as it is. */
export async function insertLinks(
  trx: Trx,
  links: readonly Insertable<LinkSnippetsTable>[],
): Promise<void> {
  if (links.length === 0) return;
  await trx
    .insertInto('link_snippets')
    .values(links)
    .onConflict((conflict) => conflict.columns(['instance_id', 'url']).doNothing())
    .execute();
}

export async function readSnippetRows(
  trx: Trx,
  { instanceId, urls }: { instanceId: number; urls: readonly string[] },
): Promise<Pick<SnippetRow, 'url' | 'title' | 'thumbnail'>[]> {
  if (urls.length === 0) return [];
  return trx
    .selectFrom('link_snippets')
    .select(['url', 'title', 'thumbnail'])
    .where('instance_id', '=', instanceId)
    .where('url', 'in', urls)
    .execute();
}

/** Those of every instance that are to be asked about, with whose they are. */
export function listLinksDue(trx: Trx, { now, most }: { now: Date; most: number }) {
  return trx
    .selectFrom('link_snippets as s')
    .innerJoin('instances as i', 'i.id', 's.instance_id')
    .select(['s.instance_id', 'i.slug', 's.url', 's.title', 's.thumbnail'])
    .select(['s.failures', 's.created_at'])
    .where('s.next_ask_at', '<=', now)
    .orderBy('s.next_ask_at')
    .limit(most)
    .execute();
}
export type DueLink = Awaited<ReturnType<typeof listLinksDue>>[number];

interface LinkRef {
  instanceId: number;
  url: string;
}

export async function changeLink(
  trx: Trx,
  { instanceId, url }: LinkRef,
  change: Omit<Updateable<LinkSnippetsTable>, 'instance_id' | 'url'>,
): Promise<void> {
  await trx
    .updateTable('link_snippets')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('url', '=', url)
    .execute();
}

export async function deleteLink(trx: Trx, { instanceId, url }: LinkRef): Promise<void> {
  await trx
    .deleteFrom('link_snippets')
    .where('instance_id', '=', instanceId)
    .where('url', '=', url)
    .execute();
}
