/** A part of an XML document: a name, what is in it, and its attributes. */
export interface Element {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Child = Element | readonly Element[] | undefined | false;

/** An element of others; what is left out is not there. */
export const element = (
  name: string,
  children: readonly Child[],
  attributes?: Element['attributes'],
): Element => ({
  name,
  content: children.flatMap((child) => (child ? child : [])),
  ...(attributes && { attributes }),
});

/** An element of text; none where there is no text. */
export const text = (
  name: string,
  value: string | null | undefined,
  attributes?: Element['attributes'],
): Element[] =>
  value === null || value === undefined || value === ''
    ? []
    : [{ name, content: value, ...(attributes && { attributes }) }];

export const writeXml = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;

function written({ name, attributes = {}, content }: Element): string {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}${own.join('')}>${inner}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML 1.0 cannot say at all is left out. */
const escaped = (value: string): string =>
  value
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
