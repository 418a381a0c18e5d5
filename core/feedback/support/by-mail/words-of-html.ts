import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);
const BLOCKS = new Set([
  ...['p', 'div', 'tr', 'table', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['section', 'article', 'header', 'footer', 'pre', 'hr', 'blockquote', 'center', 'body'],
]);
/** Where programs put the mail that is answered. */
const QUOTES =
  /gmail_quote|gmail_extra|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend|protonmail_quote/;
const MOST_DEPTH = 200;

/** What a mail without plain text says, with nothing of what it quotes. */
export function wordsOfHtml(html: string): string {
  const said = { text: '', isOver: false };
  for (const node of parseFragment(html).childNodes) read(node, said, 0);
  return said.text
    .split('\n')
    .map((line) => line.replaceAll(/[\t\u00A0 ]+/g, ' ').trim())
    .join('\n');
}

function read(node: Node, said: { text: string; isOver: boolean }, depth: number): void {
  if (said.isOver || depth > MOST_DEPTH) return;
  if (node.nodeName === '#text' && 'value' in node) {
    said.text += node.value.replaceAll(/\s+/g, ' ');
    return;
  }
  if (!('childNodes' in node) || SILENT.has(node.nodeName)) return;
  const named = node.attrs.filter(({ name }) => name === 'class' || name === 'id');
  if (named.some(({ value }) => QUOTES.test(value))) {
    // What follows on the mail that is answered is of that as well.
    said.isOver = true;
    return;
  }
  if (node.nodeName === 'blockquote') return;
  if (node.nodeName === 'br') said.text += '\n';
  const isBlock = BLOCKS.has(node.nodeName);
  if (isBlock) said.text += '\n';
  for (const child of node.childNodes) read(child, said, depth + 1);
  if (isBlock) said.text += '\n';
}
