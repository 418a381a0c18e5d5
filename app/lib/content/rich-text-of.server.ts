import { LRUCache } from 'lru-cache';
import { parseRichText } from './rich-text.server.ts';
import type { RichNode } from './rich-text.ts';

/** Parsing is pure, and the same few texts are shown again and again. */
const parsed = new LRUCache<string, RichNode[]>({
  max: 500,
  memoMethod: (html) => parseRichText(html),
});

/** An owner's HTML as it is shown. */
export function richTextOf(html: string): RichNode[] {
  return html ? parsed.memo(html) : [];
}
