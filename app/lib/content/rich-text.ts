/** Text with structure, as the allow-list of rich-text.server.ts lets it through. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  href?: string | undefined;
  children: RichNode[];
}

export const RICH_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'hr',
  'blockquote',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type RichTag = (typeof RICH_TAGS)[number];
