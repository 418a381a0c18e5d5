import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { localizedPath, splitPanelPath } from '#app/lib/i18n/languages.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { request } from './request.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

interface Visitor {
  url: string;
  /** The host of a brand. */
  host: string;
  language: Language;
  /** Of whoever is logged in. */
  cookie?: string;
}

export interface Crawl {
  /** A page of each kind, as it is called without a language. */
  pages: ReadonlyMap<string, string>;
  faults: string[];
}

/** What another crawl has opened, and how much of it this one opens again. */
interface Before {
  pages: Crawl['pages'];
  opens: (at: number) => boolean;
}

const SHORTEST_TEXT = 40;
/** What a page does something with, however few words stand beside it. */
const FUNCTIONS = new Set(['form', 'table', 'article', 'dl', 'iframe', 'input', 'select']);

/**
 * Follows the links of a panel within one language, and says which of them lead nowhere. Of the pages
 * of one kind it opens one: services differ in their texts alone. Where another crawl has found what
 * there is, it opens a share of that, and whatever else these pages lead to.
 */
export async function crawl(visitor: Visitor, before?: Before): Promise<Crawl> {
  const known = new Set(before?.pages.keys());
  const begin = [...(before?.pages.values() ?? ['/'])].filter(
    (_page, at) => before?.opens(at) ?? true,
  );
  const opened = new Set<string>();
  const pages = new Map<string, string>();
  const faults: string[] = [];
  const waiting = new Map(
    begin.map((page) => [localizedPath(visitor.language, page), 'the start']),
  );
  // A map goes on over what is added meanwhile.
  for (const [path, from] of waiting) {
    const kind = kindOf(path);
    if (opened.has(kind)) continue;
    opened.add(kind);
    const page = await open(visitor, path);
    // A file has one address for all languages.
    if (page.isPage) pages.set(kind, withoutLanguage(path));
    for (const fault of page.faults) faults.push(`${path} (from ${from}): ${fault}`);
    for (const link of page.links) {
      if (!known.has(kindOf(link)) && !waiting.has(link)) waiting.set(link, path);
    }
  }
  return { pages, faults };
}

function withoutLanguage(path: string): string {
  const { pathname, search } = new URL(path, 'http://panel');
  return splitPanelPath(pathname).path + search;
}

async function open({ url, host, language, cookie }: Visitor, path: string) {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await request({ url, host, path, headers });
  const { location = '', 'content-type': type = '' } = answer.headers;
  if (answer.status >= 300 && answer.status < 400) {
    const isOurs = location.startsWith('/app');
    const faults = isOurs ? [] : [`leads to ${location}`];
    return { isPage: isOurs, links: isOurs ? [location] : [], faults };
  }
  const isPage = type.startsWith('text/html');
  if (answer.status !== 200) return { isPage, links: [], faults: [`answers ${answer.status}`] };
  if (!isPage) return { isPage, links: [], faults: [] };
  const elements = elementsOf(parse(answer.text));
  return { isPage, links: linksOf(elements, language, path), faults: faultsOf(elements, path) };
}

/** Answers to begin with name their placeholders. */
const OF_TEMPLATES = /\/staff\/support\/answers$/;

function faultsOf(elements: Element[], path: string): string[] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) return ['has no main part'];
  const inside = elementsOf(main);
  const heading = inside.find(({ tagName }) => tagName === 'h1');
  if (!heading) return ['has no heading'];
  const text = textOf(main);
  if (text.includes('{{') && !OF_TEMPLATES.test(path)) return ['shows a placeholder'];
  const rest = text.length - textOf(heading).length;
  const doesSomething = inside.some(({ tagName }) => FUNCTIONS.has(tagName));
  return doesSomething || rest >= SHORTEST_TEXT ? [] : ['has neither function nor text'];
}

function linksOf(elements: Element[], language: Language, base: string): string[] {
  return elements.flatMap((element) => {
    const href = attributeOf(element, 'href');
    if (element.tagName !== 'a' || href === undefined) return [];
    const target = new URL(href, `http://panel${base}`);
    if (target.host !== 'panel' || !target.pathname.startsWith('/app')) return [];
    const isHere = (splitPanelPath(target.pathname).language ?? DEFAULT_LANGUAGE) === language;
    return isHere ? [target.pathname + target.search] : [];
  });
}

/** Pages that differ in what they show and not in what they are. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(withoutLanguage(path), 'http://panel');
  const parts = pathname
    .replace(/\/services\/[^/]+/, '/services/:slug')
    .replace(/\/documentation\/[^/]+/, '/documentation/:page')
    .replaceAll(/\d+/g, ':n');
  const signed = parts.replace(/\/followed\/:n\/[^/]+/, '/followed/:n/:signature');
  return [signed, ...[...searchParams.keys()].sort()].join(' ');
}

/** A node and all below it that are elements, in the order of the page. */
function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
