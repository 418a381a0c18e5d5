import { isTag, isText, type AnyNode } from 'domhandler';
import { kindOf, valueOf } from './fields.ts';
import { byId, closest, find, hasTag, lineage, rootOf, squeezed, type Element } from './tree.ts';

/** How things look, as far as names depend on it. */
export interface Look {
  isDrawn(element: Element): boolean;
  isInline(element: Element): boolean;
}

const ROLES: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  datalist: 'listbox',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  svg: 'img',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
};
const FIELD_ROLES: Record<string, string | undefined> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  hidden: undefined,
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};
const SECTIONS = ['article', 'aside', 'main', 'nav', 'section'];
const NAMED_BY_CONTENT = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
);

export function roleOf(element: Element, look: Look): string | undefined {
  const [said] = (element.attribs['role'] ?? '').split(/\s+/).filter(Boolean);
  return said ?? implicitRole(element, look);
}

function implicitRole(element: Element, look: Look): string | undefined {
  const { name, attribs } = element;
  const isOfPage = () =>
    !lineage(element)
      .slice(1)
      .some((each) => hasTag(each, ...SECTIONS));
  switch (name) {
    case 'a':
    case 'area':
      return attribs['href'] === undefined ? undefined : 'link';
    case 'header':
      return isOfPage() ? 'banner' : undefined;
    case 'footer':
      return isOfPage() ? 'contentinfo' : undefined;
    case 'img':
      return attribs['alt'] === '' ? 'presentation' : 'img';
    case 'input':
      return roleOfField(element);
    case 'section':
      return nameOf(element, look) === '' ? undefined : 'region';
    case 'select':
      return attribs['multiple'] === undefined ? 'combobox' : 'listbox';
    case 'th':
      return attribs['scope'] === 'row' ? 'rowheader' : 'columnheader';
    default:
      return ROLES[name];
  }
}

function roleOfField(element: Element): string | undefined {
  const kind = kindOf(element);
  if (kind in FIELD_ROLES && kind !== 'search') return FIELD_ROLES[kind];
  const hasList = element.attribs['list'] !== undefined;
  if (hasList && ['text', 'search', 'email', 'tel', 'url'].includes(kind)) return 'combobox';
  return kind === 'search' ? 'searchbox' : 'textbox';
}

/** What it is called by software that reads pages aloud. */
export const nameOf = (element: Element, look: Look) => squeezed(named(element, look));

function named(element: Element, look: Look): string {
  const { attribs } = element;
  const others = referred(element, 'aria-labelledby');
  if (others.length > 0) return others.map((each) => referredText(each, look)).join(' ');
  const label = squeezed(attribs['aria-label'] ?? '');
  if (label !== '') return label;
  const native = squeezed(nativeName(element, look));
  if (native !== '') return native;
  const role = roleOf0(element);
  const byContent = NAMED_BY_CONTENT.has(role ?? '') || hasTag(element, 'summary', 'label');
  const content = byContent ? squeezed(contentOf(element, look)) : '';
  return content || attribs['title'] || attribs['placeholder'] || '';
}

/** The role as far as it does not hang on a name. */
function roleOf0(element: Element): string | undefined {
  const [said] = (element.attribs['role'] ?? '').split(/\s+/).filter(Boolean);
  if (said !== undefined) return said;
  if (element.name === 'section') return undefined;
  return implicitRole(element, NOTHING_HIDDEN);
}

const NOTHING_HIDDEN: Look = { isDrawn: () => true, isInline: () => true };

export function descriptionOf(element: Element, look: Look): string {
  const others = referred(element, 'aria-describedby');
  if (others.length > 0) return squeezed(others.map((each) => referredText(each, look)).join(' '));
  return squeezed(element.attribs['aria-description'] ?? element.attribs['title'] ?? '');
}

function referred(element: Element, attribute: string): Element[] {
  const document = rootOf(element);
  const ids = (element.attribs[attribute] ?? '').split(/\s+/).filter(Boolean);
  return document ? ids.flatMap((id) => byId(document, id) ?? []) : [];
}

/** What is referred to says what it says, also where it is not shown. */
function referredText(element: Element, look: Look): string {
  const label = squeezed(element.attribs['aria-label'] ?? '');
  if (label !== '') return label;
  return contentOf(element, look.isDrawn(element) ? look : withAllOf(look));
}

/** Where even what is not shown says something. */
const withAllOf = (look: Look): Look => ({
  isDrawn: () => true,
  isInline: (element) => look.isInline(element),
});

function nativeName(element: Element, look: Look): string {
  const { name, attribs } = element;
  if (name === 'img' || name === 'area') return attribs['alt'] ?? '';
  if (name === 'input' && ['submit', 'reset', 'button'].includes(kindOf(element))) {
    return attribs['value'] ?? (kindOf(element) === 'submit' ? 'Submit' : '');
  }
  if (hasTag(element, 'input', 'select', 'textarea', 'output', 'meter', 'progress', 'button')) {
    const labels = labelsOf(element).map((label) => squeezed(contentOf(label, look, element)));
    return labels.join(' ');
  }
  const inside: Record<string, string> = {
    fieldset: 'legend',
    table: 'caption',
    figure: 'figcaption',
    svg: 'title',
  };
  const tag = inside[name];
  const caption = element.children.filter(isTag).find((child) => child.name === tag);
  return caption ? contentOf(caption, withAllOf(look)) : '';
}

/** The labels of a field, as HTML ties them to it. */
export function labelsOf(field: Element): Element[] {
  const document = rootOf(field);
  const { id } = field.attribs;
  const around = closest(field, ({ name }) => name === 'label');
  const before = around && around.attribs['for'] === undefined ? [around] : [];
  if (!document || id === undefined) return before;
  const named = find('label[for]', [document]).filter(({ attribs }) => attribs['for'] === id);
  return [...before, ...named];
}

function contentOf(element: Element, look: Look, field?: Element): string {
  return element.children.map((child) => partOf(child, look, field)).join('');
}

function partOf(node: AnyNode, look: Look, field?: Element): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || node === field) return '';
  if (node.attribs['aria-hidden'] === 'true' || !look.isDrawn(node)) return '';
  const text = namedPart(node, look, field);
  return look.isInline(node) && node.name !== 'br' ? text : ` ${text} `;
}

function namedPart(node: Element, look: Look, field?: Element): string {
  const label = squeezed(node.attribs['aria-label'] ?? '');
  if (label !== '') return label;
  if (hasTag(node, 'img', 'svg')) return nativeName(node, look);
  if (hasTag(node, 'input', 'textarea', 'select')) return embedded(node);
  return contentOf(node, look, field) || (node.attribs['title'] ?? '');
}

/** What a field says within the name of something else. */
function embedded(field: Element): string {
  const kind = kindOf(field);
  if (['checkbox', 'radio', 'file', 'hidden', 'password'].includes(kind)) return '';
  return valueOf(field);
}
