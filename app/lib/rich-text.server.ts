import { Parser } from 'htmlparser2';
import { RICH_TAGS, type RichElement, type RichNode, type RichTag } from './rich-text.ts';

/** Elements whose content is no text for people. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]);
const VOID = new Set<RichTag>(['br', 'hr']);
const MAX_DEPTH = 24;

/**
 * HTML of an owner as a tree of allowed elements without attributes, a link's target apart.
 * What is not allowed leaves its text behind, or nothing where its content is code.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] };
  const open: { name: string; element: RichElement | undefined }[] = [];
  let silent = 0;

  const current = () => open.findLast((entry) => entry.element)?.element ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SILENT.has(name)) silent += 1;
        const depth = open.filter((entry) => entry.element).length;
        const allowed = silent === 0 && depth < MAX_DEPTH && isRichTag(name);
        const element = allowed ? elementOf(name, attributes['href']) : undefined;
        if (element) current().children.push(element);
        open.push({ name, element: element && !VOID.has(element.tag) ? element : undefined });
      },
      ontext(text) {
        if (silent > 0) return;
        const { children } = current();
        const before = children.at(-1);
        // The parser hands entities over apart from the text around them.
        if (typeof before === 'string') children[children.length - 1] = before + text;
        else children.push(text);
      },
      onclosetag(name) {
        const at = open.findLastIndex((entry) => entry.name === name);
        if (at < 0) return;
        open.splice(at);
        if (SILENT.has(name)) silent = open.filter((entry) => SILENT.has(entry.name)).length;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return root.children;
}

function isRichTag(name: string): name is RichTag {
  return (RICH_TAGS as readonly string[]).includes(name);
}

function elementOf(tag: RichTag, href: string | undefined): RichElement {
  const safe = tag === 'a' ? safeHref(href) : undefined;
  return safe ? { tag, href: safe, children: [] } : { tag, children: [] };
}

/** A path of this site, a place on the page, or an address that opens nothing but a page or a mail. */
function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  // Browsers skip these characters inside of a scheme.
  const clean = href.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(clean)) return clean;
  return /^(#|\/(?![/\\]))/.test(clean) ? clean : undefined;
}
