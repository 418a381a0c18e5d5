import postcss, { type AtRule, type Container, type Declaration } from 'postcss';
import { matches, parentOf, type Element } from './tree.ts';

/** Of all that a style says, what decides whether something is shown. */
const PROPERTIES = new Set(['display', 'visibility']);
const WHAT_HAS_NO_BOX = /::|:(before|after)\b/;

export interface Screen {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

interface Rule {
  selector: string;
  property: string;
  value: string;
  conditions: readonly string[];
  /** What is heavier wins; of two of one weight, the later. */
  weight: number;
  order: number;
}

/** The rules of the styles of a page that show and hide. */
export class Styles {
  /** By a class that an element must have for one to hold, or by none. */
  readonly #rules = new Map<string, Rule[]>();
  #count = 0;

  add(css: string): void {
    postcss.parse(css).walkDecls((declaration) => {
      if (PROPERTIES.has(declaration.prop)) this.#addOne(declaration);
    });
  }

  /** What the styles say of one property of an element, if anything. */
  declared(element: Element, property: string, screen: Screen): string | undefined {
    const classes = ['', ...(element.attribs['class'] ?? '').split(/\s+/)];
    const rules = [...new Set(classes)].flatMap((name) => this.#rules.get(name) ?? []);
    const meant = rules.filter(
      (rule) =>
        rule.property === property &&
        rule.conditions.every((each) => holds(each, screen)) &&
        isMeant(element, rule),
    );
    return meant.toSorted((a, b) => a.weight - b.weight || a.order - b.order).at(-1)?.value;
  }

  #addOne({ parent, prop, value, important }: Declaration): void {
    if (parent?.type !== 'rule') return;
    const conditions = conditionsOf(parent);
    if (conditions === undefined) return;
    // A rule has a selector; the type of a declaration's parent says so of none.
    const { selectors } = parent as unknown as { selectors: string[] };
    for (const selector of selectors) {
      if (WHAT_HAS_NO_BOX.test(selector)) continue;
      const weight = specificityOf(selector) + (important ? 1e6 : 0);
      const order = (this.#count += 1);
      const rule = { selector, property: prop, value, conditions, weight, order };
      const name = classOf(selector);
      this.#rules.set(name, [...(this.#rules.get(name) ?? []), rule]);
    }
  }
}

/** Of what a rule stands in: what can only be known of a drawn page counts as not met. */
function conditionsOf(rule: Container): string[] | undefined {
  const conditions: string[] = [];
  for (let at = rule.parent; at && at.type !== 'root'; at = at.parent) {
    // Whatever holds rules and is no root is one of these.
    const { name, params } = at as AtRule;
    if (name === 'media') conditions.push(params);
    else if (name !== 'layer') return undefined;
  }
  return conditions;
}

/** A class of the element itself, which stands behind the last combinator. */
function classOf(selector: string): string {
  const own = withoutArguments(selector)
    .split(/[\s>+~]+/)
    .at(-1);
  return /\.([\w-]+)/.exec(own ?? '')?.[1] ?? '';
}

function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function specificityOf(selector: string): number {
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0;
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '.a');
  const classes = bare.match(/\.[\w-]+|:(?!not|is|has|where)[\w-]+/g)?.length ?? 0;
  const tags = bare.match(/(^|[\s>+~(])[a-z][\w-]*/g)?.length ?? 0;
  return ids * 10_000 + classes * 100 + tags;
}

function isMeant(element: Element, { selector }: Rule): boolean {
  try {
    return matches(element, selector);
  } catch {
    // A state that only a browser knows, such as what is hovered or has the focus.
    return false;
  }
}

const FEATURES: Record<string, string> = {
  scripting: 'none',
  pointer: 'fine',
  hover: 'hover',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-motion': 'no-preference',
};

function holds(query: string, screen: Screen): boolean {
  return query.split(',').some((each) => holdsOne(each.trim(), screen));
}

function holdsOne(query: string, screen: Screen): boolean {
  const negated = /^not\s+(.*)$/.exec(query);
  if (negated) return !holdsOne(negated[1] ?? '', screen);
  const medium = /^(\w+)/.exec(query)?.[1];
  if (medium !== undefined && medium !== 'screen' && medium !== 'all') return false;
  const features = [...query.matchAll(/\(\s*([\w-]+)\s*:\s*([^)]+)\)/g)];
  return features.every(([, name = '', value = '']) => hasFeature(name, value.trim(), screen));
}

function hasFeature(name: string, value: string, { width, theme }: Screen): boolean {
  if (name === 'min-width') return width >= Number.parseFloat(value);
  if (name === 'max-width') return width <= Number.parseFloat(value);
  if (name === 'prefers-color-scheme') return value === theme;
  return FEATURES[name] === value;
}

/** What a browser hides of itself, unless a style of the page says otherwise. */
const UNSHOWN_TAGS = new Set(
  ['area', 'base', 'datalist', 'head', 'link', 'meta', 'noembed', 'param', 'rp', 'script'].concat([
    'style',
    'template',
    'title',
  ]),
);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark picture q s samp small span strong sub sup svg time u var wbr #text'.split(
    ' ',
  ),
);

/** What a page is drawn as while nothing in it changes. */
export class Drawing {
  readonly #styles: Styles;
  readonly #screen: Screen;
  readonly #displays = new Map<Element, string>();
  readonly #boxes = new Map<Element, boolean>();
  readonly #visible = new Map<Element, boolean>();

  constructor(styles: Styles, screen: Screen) {
    this.#styles = styles;
    this.#screen = screen;
  }

  /** Whether somebody would see it, as far as that is not a matter of its place and size. */
  isDrawn(element: Element): boolean {
    return this.#hasBox(element) && this.#isVisible(element);
  }

  isInline(element: Element): boolean {
    if (this.#display(element) !== 'inline') return false;
    const parent = parentOf(element);
    return !parent || !/flex|grid/.test(this.#display(parent));
  }

  #hasBox(element: Element): boolean {
    return kept(this.#boxes, element, () => {
      if (this.#display(element) === 'none') return false;
      const parent = parentOf(element);
      return !parent || (this.#hasBox(parent) && !isFolded(parent, element));
    });
  }

  #isVisible(element: Element): boolean {
    return kept(this.#visible, element, () => {
      const declared = this.#styles.declared(element, 'visibility', this.#screen);
      if (declared !== undefined && declared !== 'inherit') return declared === 'visible';
      const parent = parentOf(element);
      return !parent || this.#isVisible(parent);
    });
  }

  /** What one element would be drawn as, whatever it stands in. */
  #display(element: Element): string {
    return kept(this.#displays, element, () => {
      const { name, attribs } = element;
      const declared = this.#styles.declared(element, 'display', this.#screen);
      if (declared !== undefined) return declared;
      if (UNSHOWN_TAGS.has(name) || attribs['hidden'] !== undefined) return 'none';
      if (name === 'input' && attribs['type'] === 'hidden') return 'none';
      if (attribs['popover'] !== undefined && !matches(element, ':popover-open')) return 'none';
      if (name === 'dialog' && attribs['open'] === undefined) return 'none';
      return INLINE.has(name) ? 'inline' : 'block';
    });
  }
}

function kept<Value>(memory: Map<Element, Value>, element: Element, decide: () => Value): Value {
  const known = memory.get(element);
  if (known !== undefined) return known;
  const decided = decide();
  memory.set(element, decided);
  return decided;
}

/** All of a closed `details` but its summary. */
function isFolded({ name, attribs, children }: Element, inside: Element): boolean {
  if (name !== 'details' || attribs['open'] !== undefined) return false;
  return children.find((child) => 'name' in child && child.name === 'summary') !== inside;
}
