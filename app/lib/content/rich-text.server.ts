import {
  defaultTreeAdapter as adapter,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { escapeMarkup } from './escape-markup.ts';
import { linkTarget } from '../http/link-target.ts';
import { RICH_TAGS, type RichNode, type RichTag } from './rich-text.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Elements whose content is no text for people. */
const SILENT = new Set([
  'script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea',
  'select', 'xmp', 'noembed', 'noframes', 'plaintext',
]); // oxfmt-ignore
/** The page has its first heading already, and none is shown below the fourth. */
const HEADINGS: ReadonlyMap<string, RichTag> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
const VOID = new Set<RichTag>(['br', 'hr']);
const MAX_DEPTH = 24;
/** Below this only texts are looked for: the rest may be deeper than the stack of calls. */
const DEEPEST_WALK = 200;
/** Unwrapping may leave what another parser would move again; two rounds settle all but garbage. */
const MOST_ROUNDS = 4;

/**
 * HTML of an owner as a tree of allowed elements without attributes, a link's target apart. What
 * is not allowed leaves its text behind, or nothing where its content is code. The tree is one
 * that a browser builds of its own markup unchanged, since React would not find it otherwise.
 */
export function parseRichText(html: string): RichNode[] {
  let nodes = filter(html);
  let markup = toMarkup(nodes);
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = filter(markup);
    const settled = toMarkup(again);
    if (settled === markup) return again;
    nodes = again;
    markup = settled;
  }
  // Nobody writes this by hand: its text is all that can be kept.
  return [textOf(nodes)];
}

function filter(html: string): RichNode[] {
  return merged(parseFragment(block(), html, {}).childNodes.flatMap((node) => allowed(node, 0)));
}

/** Where the text will stand decides what may stand in it. */
function block() {
  return adapter.createElement('div', spec.NS.HTML, []);
}

function allowed(node: Parsed, depth: number): RichNode[] {
  if (adapter.isTextNode(node)) return [node.value];
  if (!adapter.isElementNode(node) || SILENT.has(node.tagName)) return [];
  if (depth >= DEEPEST_WALK) return [textBelow(node)];
  const children = merged(node.childNodes.flatMap((child) => allowed(child, depth + 1)));
  const tag = HEADINGS.get(node.tagName) ?? node.tagName;
  if (!isRichTag(tag) || depth >= MAX_DEPTH) return children;
  if (VOID.has(tag)) return [{ tag, children: [] }];
  const href = tag === 'a' ? safeHref(attribute(node, 'href')) : undefined;
  return [href ? { tag, href, children } : { tag, children }];
}

function textBelow(root: Parsed): string {
  let text = '';
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (adapter.isTextNode(node)) text += node.value;
    if (!adapter.isElementNode(node) || SILENT.has(node.tagName)) continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return text;
}

/** Neighbouring texts are one in a browser. */
function merged(nodes: RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    if (typeof node === 'string' && typeof before === 'string') {
      result[result.length - 1] = before + node;
    } else if (node !== '') {
      result.push(node);
    }
  }
  return result;
}

function toMarkup(nodes: readonly RichNode[]): string {
  return nodes.map(markupOf).join('');
}

function markupOf(node: RichNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const { tag, href, children } = node;
  if (VOID.has(tag)) return `<${tag}>`;
  const target = href === undefined ? '' : ` href="${escapeMarkup(href)}"`;
  return `<${tag}${target}>${toMarkup(children)}</${tag}>`;
}

function textOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

function isRichTag(name: string): name is RichTag {
  return (RICH_TAGS as readonly string[]).includes(name);
}

function attribute(node: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return node.attrs.find((candidate) => candidate.name === name)?.value;
}

/** A path of this site, a place on the page, or an address that opens nothing but a page or a mail. */
function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  // Browsers skip these characters inside of a scheme.
  const clean = href.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  return clean.startsWith('#') || linkTarget(clean) ? clean : undefined;
}
