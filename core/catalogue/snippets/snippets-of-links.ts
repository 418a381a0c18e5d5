import type { Trx } from '#core/platform/db/database.ts';
import { readLinkWords } from '#core/catalogue/links/link-words.pure.ts';
import { pictureAddress } from './drawn-picture.pure.ts';
import { insertLinks, readSnippetRows } from './snippet.store.ts';

interface OfLinks {
  instanceId: number;
  urls: readonly string[];
}

export interface Snippet {
  title: string;
  thumbnail: string;
}

/** What a link shows, beside the name of its network. */
export type SnippetOf = (link: { url: string; network: string }) => Snippet;

/** Uses the link's words and a drawn picture, without a request. */
export const snippetByWords: SnippetOf = ({ url, network }) => {
  const { words, shape } = readLinkWords(url);
  return { title: `${network} \u00b7 ${words}`, thumbnail: pictureAddress({ url, shape }) };
};

/** As the networks answered earlier; a page never waits for a request. */
export async function readSnippets(trx: Trx, { instanceId, urls }: OfLinks): Promise<SnippetOf> {
  const asked = [...new Set(urls)].filter((url) => readLinkWords(url).askAt !== null);
  const rows = await readSnippetRows(trx, { instanceId, urls: asked });
  const told = new Map(rows.map((row) => [row.url, row]));
  return (link) => {
    const drawn = snippetByWords(link);
    const { title, thumbnail } = told.get(link.url) ?? {};
    return { title: title ?? drawn.title, thumbnail: thumbnail ?? drawn.thumbnail };
  };
}

/** From now on it is asked what these links show, where their networks tell that to everybody. */
export async function askForSnippets(
  trx: Trx,
  { instanceId, urls, at }: OfLinks & { at: Date },
): Promise<void> {
  const asked = [...new Set(urls)].filter((url) => readLinkWords(url).askAt !== null).sort();
  const row = { instance_id: instanceId, title: null, thumbnail: null };
  await insertLinks(
    trx,
    asked.map((url) => ({ ...row, url, next_ask_at: at, created_at: at })),
  );
}
