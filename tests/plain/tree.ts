import { compile, selectAll } from 'css-select';
import { isDocument, isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type { Document, Element } from 'domhandler';

/** As a browser reads it in which scripts are switched off: what stands in `noscript` is there. */
export function readPage(html: string): Document {
  return parse(html, { treeAdapter: adapter, scriptingEnabled: false });
}

export function parentOf({ parent }: Element): Element | undefined {
  return parent && isTag(parent) ? parent : undefined;
}

/** An element and all that it stands in, from the inside out. */
export function lineage(element: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | undefined = element; at; at = parentOf(at)) line.push(at);
  return line;
}

export const closest = (element: Element, holds: (each: Element) => boolean) =>
  lineage(element).find(holds);

export const hasTag = (element: Element, ...names: string[]) => names.includes(element.name);

/** What a page says in CSS about itself that is a state of the browser and no attribute. */
const STATES = /:popover-open|:modal/g;

export const stateAttribute = (name: string) => `data-state-${name}`;

/** Such states are kept as attributes, which the library for selectors can read. */
export const readable = (selector: string) =>
  selector.replaceAll(STATES, (state) => `[${stateAttribute(state.slice(1))}]`);

/** The elements below some others, each once and in the order of the page. */
export function find(selector: string, scopes: readonly (Document | Element)[]): Element[] {
  const found = scopes.flatMap((scope) => {
    const isRelative = /^\s*[>+~]/.test(selector);
    const query = readable(isRelative ? `:scope ${selector}` : selector);
    // A condition may name what stands above the element that it is asked of.
    const top = isDocument(scope) ? scope : (rootOf(scope) ?? scope);
    if (isRelative) return selectAll<AnyNode, Element>(query, scope.children, { context: scope });
    const all = selectAll<AnyNode, Element>(query, top);
    return isDocument(scope) ? all : all.filter((each) => each !== scope && isWithin(each, scope));
  });
  return scopes.length > 1 ? inOrder(found) : found;
}

const compiled = new Map<string, (element: Element) => boolean>();

export function matches(element: Element, selector: string): boolean {
  const known = compiled.get(selector);
  if (known) return known(element);
  // What was found once may hold no more when it is asked for again: a page changes.
  const test = compile<AnyNode, Element>(readable(selector), { cacheResults: false });
  compiled.set(selector, test);
  return test(element);
}

export function rootOf(element: Element): Document | undefined {
  const top = lineage(element).at(-1)?.parent;
  return top && isDocument(top) ? top : undefined;
}

export const isWithin = (element: Element, outer: Element) => lineage(element).includes(outer);

/** Each element once, as they stand in the page. */
export function inOrder(elements: readonly Element[]): Element[] {
  const wanted = new Set(elements);
  const [first] = wanted;
  const top = first && rootOf(first);
  if (wanted.size < 2 || !top) return [...wanted];
  return find('*', [top]).filter((element) => wanted.has(element));
}

export function byId(document: Document, id: string): Element | undefined {
  return find('[id]', [document]).find(({ attribs }) => attribs['id'] === id);
}

/** All text of an element, shown or not. */
export function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
