import { readLinkWords } from '#core/catalogue/links/link-words.pure.ts';
import { guaranteedUntil } from '#core/ordering/refill-records/refill-terms.pure.ts';
import type { Promotable } from '#core/catalogue/snippets/snippet.contract.ts';
import type { SnippetOf } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { OrderRow } from './order.store.ts';

/** The link of an order; null if it has none or it was erased. */
export function showPromotable(row: OrderRow, snippetOf: SnippetOf): Promotable | null {
  const url = linkOf(row);
  if (url === '') return null;
  const until = guaranteedUntil(row);
  const endedAt = row.completed_at?.toISOString() ?? null;
  return {
    url,
    embed_url: readLinkWords(url).embedUrl,
    started_at: row.started_at?.toISOString() ?? null,
    supported_at: until === null ? null : endedAt,
    supported_until: until?.toISOString() ?? null,
    ended_at: endedAt,
    snippet: snippetOf({ url, network: row.service.network.name }),
  };
}

/** The normalised link, if known. */
export const linkOf = ({ link_url: kept, url }: Pick<OrderRow, 'link_url' | 'url'>): string =>
  kept ?? url;
