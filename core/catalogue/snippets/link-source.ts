import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { readLinkWords } from '#core/catalogue/links/link-words.pure.ts';
import {
  createOutbound,
  OutboundError,
  type OutboundAnswer,
} from '#core/platform/outbound/outbound.ts';

/** What somebody says of a link; `nothing` where there is nothing to be said. */
export type ToldOfLink =
  | { title: string | null; picture: Uint8Array | null }
  | 'nothing'
  /** It may be told another time. */
  | 'silent';

/** A source of what a link shows. */
export interface LinkSource {
  tell(url: string): Promise<ToldOfLink>;
}

/** A demo makes no requests to networks and shows only the link's own words. */
export function linkSource({ isDemo, outbound }: Pick<Deps, 'isDemo' | 'outbound'>) {
  return isDemo === true ? undefined : oembedSource({ outbound: outbound ?? createOutbound() });
}

const LONGEST_TITLE = 200;
const MOST_PICTURE_BYTES = 1_000_000;

const told = z.object({
  title: z.string().nullish().catch(null),
  thumbnail_url: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .nullish()
    .catch(null),
});

/** The networks themselves, which tell it to everybody in one common form. */
function oembedSource({ outbound }: Required<Pick<Deps, 'outbound'>>): LinkSource {
  async function ask(url: string, mostBytes?: number): Promise<OutboundAnswer | undefined> {
    try {
      return await outbound.send({ url, ...(mostBytes !== undefined && { mostBytes }) });
    } catch (error) {
      if (error instanceof OutboundError) return undefined;
      throw error;
    }
  }

  return {
    async tell(url) {
      const { askAt } = readLinkWords(url);
      if (askAt === null) return 'nothing';
      const answer = await ask(askAt);
      if (!answer || answer.status === 429 || answer.status >= 500) return 'silent';
      const said = answer.status === 200 ? told.safeParse(parseJson(answer.body)) : undefined;
      if (!said?.success) return 'nothing';
      const { title, thumbnail_url: pictureUrl } = said.data;
      const picture = pictureUrl ? await ask(pictureUrl, MOST_PICTURE_BYTES) : undefined;
      return {
        title: plain(title ?? ''),
        picture: picture?.status === 200 ? picture.body : null,
      };
    },
  };
}

/** One line without signs that are not seen. */
function plain(title: string): string | null {
  const line = title.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line === '' ? null : [...line].slice(0, LONGEST_TITLE).join('').trim();
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
