import { isTag, isText, type AnyNode } from 'domhandler';
import { isChecked, isDisabled, kindOf } from './fields.ts';
import { labelsOf, nameOf, roleOf } from './names.ts';
import {
  byId,
  closest,
  find,
  hasTag,
  lineage,
  parentOf,
  rootOf,
  squeezed,
  textOf,
  type Document,
  type Element,
} from './tree.ts';
import type { View } from './view.ts';

export type Words = string | RegExp;
export type Scope = Document | Element;

/** One step on the way to what a journey means: from where it looks to what it finds there. */
export type Step = (scopes: readonly Scope[], view: View) => Element[];

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  checked?: boolean;
  pressed?: boolean;
  includeHidden?: boolean;
  level?: number;
}

/** As words are looked for: a part of them in any case, unless exactly they are meant. */
export function says(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  if (exact) return text === squeezed(words);
  return text.toLowerCase().includes(squeezed(words).toLowerCase());
}

const UNREAD = new Set(['script', 'style', 'head', 'noscript']);

/** What an element says to who looks for it by its text, shown or not. */
export function readText(element: Element): string {
  if (element.name === 'input' && ['submit', 'button'].includes(kindOf(element))) {
    return element.attribs['value'] ?? '';
  }
  return squeezed(read(element));
}

function read(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (isTag(node) && UNREAD.has(node.name)) return '';
  return 'children' in node ? node.children.map(read).join('') : '';
}

export const byText =
  (words: Words, exact = false): Step =>
  (scopes) => {
    const isMeant = (element: Element) =>
      !closest(element, ({ name }) => UNREAD.has(name)) && says(readText(element), words, exact);
    const all = new Set(find('*', scopes).filter(isMeant));
    // The innermost one that says it all.
    return [...all].filter((element) => !element.children.some((child) => isOneOf(child, all)));
  };

const isOneOf = (node: AnyNode, all: Set<Element>) => isTag(node) && all.has(node);

export const byLabel =
  (words: Words, exact = false): Step =>
  (scopes) =>
    find('input, select, textarea, button, output, [aria-label], [aria-labelledby]', scopes).filter(
      (element) => labelTexts(element).some((text) => says(text, words, exact)),
    );

function labelTexts(element: Element): string[] {
  const { 'aria-labelledby': ids, 'aria-label': label } = element.attribs;
  const document = rootOf(element);
  if (ids !== undefined && document) {
    return ids.split(/\s+/).flatMap((id) => {
      const other = byId(document, id);
      return other ? [squeezed(textOf(other))] : [];
    });
  }
  if (label !== undefined) return [squeezed(label)];
  return labelsOf(element).map((each) => squeezed(read(each)));
}

const SELECTORS: Record<string, string> = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header',
  button: 'button, input',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, input',
  complementary: 'aside',
  contentinfo: 'footer',
  dialog: 'dialog',
  figure: 'figure',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg',
  link: 'a[href], area[href]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  row: 'tr',
  table: 'table',
};

export const byRole =
  (role: string, options: RoleOptions = {}): Step =>
  (scopes, view) => {
    const tags = SELECTORS[role];
    const candidates = find(tags === undefined ? '*' : `${tags}, [role]`, scopes);
    return candidates.filter(
      (element) =>
        roleOf(element, view) === role &&
        (options.includeHidden === true || isAccessible(element, view)) &&
        hasState(element, options) &&
        (options.name === undefined || says(nameOf(element, view), options.name, options.exact)),
    );
  };

function isAccessible(element: Element, view: View): boolean {
  if (lineage(element).some(({ attribs }) => attribs['aria-hidden'] === 'true')) return false;
  const shown = hasTag(element, 'option', 'optgroup')
    ? (closest(element, ({ name }) => name === 'select') ?? element)
    : element;
  return view.isDrawn(shown);
}

function hasState(element: Element, { checked, pressed, level }: RoleOptions): boolean {
  const { attribs } = element;
  if (checked !== undefined && isSwitchedOn(element) !== checked) return false;
  if (pressed !== undefined && (attribs['aria-pressed'] === 'true') !== pressed) return false;
  return level === undefined || element.name === `h${level}`;
}

export const isSwitchedOn = (element: Element) =>
  element.name === 'input' ? isChecked(element) : element.attribs['aria-checked'] === 'true';

export const bySelector =
  (selector: string): Step =>
  (scopes) => {
    if (selector !== '..') return find(selector, scopes);
    return scopes.flatMap((scope) => ('name' in scope ? (parentOf(scope) ?? []) : []));
  };

export const isEditable = (element: Element) =>
  !isDisabled(element) && element.attribs['readonly'] === undefined;
