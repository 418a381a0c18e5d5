import {
  defaultTreeAdapter as adapter,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { PictureRefusal } from '../picture-refusal.ts';
import {
  ANIMATIONS,
  ATTRIBUTES,
  DRAWN,
  ELEMENTS,
  REFERRING,
  TEXT_ELEMENTS,
  WRAPPERS,
} from './allowed-svg.ts';
import { checkCost } from './check-cost.ts';
import { cleanStyleSheet } from './clean-style-sheet.ts';
import { localTarget, safeValue } from './safe-value.ts';
import { settleSize, type Size } from './svg-size.ts';
import { serializeSvg, type SvgElement, type SvgNode } from './svg-tree.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

const MOST_ELEMENTS = 10_000;
const MOST_DEPTH = 100;

export interface CleanSvg extends Size {
  text: string;
}

/**
 * A drawing out of its allowed elements, attributes and values, written anew as XML. It is read
 * as HTML reads it, which no markup can fail: what a stricter or laxer reader would have seen
 * does not matter, since nothing of the original text is kept.
 */
export function cleanSvg(source: string): CleanSvg {
  refuseEntities(source);
  const root = copyOf(rootOf(source));
  if (!hasDrawing(root)) throw new PictureRefusal('picture_empty');
  checkCost(root);
  const size = settleSize(root);
  return { text: serializeSvg(root), ...size };
}

function refuseEntities(source: string): void {
  const text = source.toLowerCase();
  const doctype = text.indexOf('<!doctype');
  const subset = doctype < 0 ? '' : text.slice(doctype, text.indexOf('>', doctype));
  if (subset.includes('[') || /<!(entity|element|attlist|notation)/.test(text)) {
    throw new PictureRefusal('picture_entities');
  }
}

function rootOf(source: string): ParsedElement {
  const nodes = parseFragment(source).childNodes.filter(
    (node) => adapter.isElementNode(node) || (adapter.isTextNode(node) && node.value.trim() !== ''),
  );
  const [root] = nodes;
  const isDrawing =
    nodes.length === 1 &&
    root &&
    adapter.isElementNode(root) &&
    isSvg(root) &&
    root.tagName === 'svg';
  if (!isDrawing) throw new PictureRefusal('picture_unreadable');
  return root;
}

function isSvg(element: ParsedElement): boolean {
  return element.namespaceURI === spec.NS.SVG;
}

function copyOf(root: ParsedElement): SvgElement {
  let count = 0;

  function copy(element: ParsedElement, depth: number): SvgElement {
    count += 1;
    if (count > MOST_ELEMENTS || depth > MOST_DEPTH) throw new PictureRefusal('picture_complex');
    const { tagName: name } = element;
    const attributes = attributesOf(element);
    if (name === 'style') return { name, attributes, children: styleOf(element) };
    const children = element.childNodes.flatMap((child) => copyChild(child, name, depth + 1));
    return { name, attributes, children };
  }

  function copyChild(node: Parsed, parent: string, depth: number): SvgNode[] {
    if (adapter.isTextNode(node)) return TEXT_ELEMENTS.has(parent) ? [node.value] : [];
    if (!adapter.isElementNode(node) || !isSvg(node)) return [];
    if (depth > MOST_DEPTH) throw new PictureRefusal('picture_complex');
    if (WRAPPERS.has(node.tagName)) {
      return node.childNodes.flatMap((child) => copyChild(child, parent, depth + 1));
    }
    if (!ELEMENTS.has(node.tagName)) return [];
    const element = copy(node, depth);
    // An animation of nothing in particular, and a style sheet without a rule, do nothing.
    const isIdle =
      (ANIMATIONS.has(element.name) &&
        element.name !== 'animateMotion' &&
        !element.attributes.has('attributeName')) ||
      (element.name === 'style' && element.children.length === 0);
    return isIdle ? [] : [element];
  }

  return copy(root, 0);
}

function styleOf(element: ParsedElement): SvgNode[] {
  const text = element.childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : ''))
    .join('');
  const css = cleanStyleSheet(text);
  return css ? [css] : [];
}

function attributesOf(element: ParsedElement): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { name, namespace, value } of element.attrs) {
    if (name === 'href') {
      const target = REFERRING.has(element.tagName) ? localTarget(value) : undefined;
      // Both spellings may stand there; browsers take the plain one.
      if (target !== undefined && (namespace === undefined || !kept.has(name))) {
        kept.set(name, `#${target}`);
      }
      continue;
    }
    const clean =
      namespace === undefined && ATTRIBUTES.has(name) ? safeValue(name, value) : undefined;
    if (clean !== undefined) kept.set(name, clean);
  }
  return kept;
}

function hasDrawing(element: SvgElement): boolean {
  return element.children.some(
    (child) => typeof child !== 'string' && (DRAWN.has(child.name) || hasDrawing(child)),
  );
}
