import { PictureRefusal } from '../picture-refusal.ts';
import { localTarget, referencesIn } from './safe-value.ts';
import type { SvgElement } from './svg-tree.ts';

const MOST_DRAWN = 50_000;
const LONGEST_CHAIN = 500;

/**
 * Refuses a picture whose elements refer to each other so often that drawing it never ends: ten
 * copies of ten copies, ten times over, are a few hundred bytes and ten milliards of shapes.
 */
export function checkCost(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  collect(root, byId);
  const costs = new Map<SvgElement, number | 'running'>();

  function costOf(element: SvgElement, depth = 0): number {
    const known = costs.get(element);
    // An element that contains itself is not drawn, as in browsers.
    if (known === 'running') return 0;
    if (known !== undefined) return known;
    if (depth > LONGEST_CHAIN) throw new PictureRefusal('picture_complex');
    costs.set(element, 'running');
    let cost = 1;
    for (const id of targetsOf(element)) {
      const target = byId.get(id);
      if (target) cost += costOf(target, depth + 1);
    }
    for (const child of element.children) {
      if (typeof child !== 'string') cost += costOf(child, depth + 1);
    }
    if (cost > MOST_DRAWN) throw new PictureRefusal('picture_complex');
    costs.set(element, cost);
    return cost;
  }

  costOf(root);
}

function collect(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.get('id');
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) if (typeof child !== 'string') collect(child, byId);
}

function targetsOf({ attributes }: SvgElement): string[] {
  const href = attributes.get('href');
  const target = href === undefined ? undefined : localTarget(href);
  const references = [...attributes.values()].flatMap(referencesIn);
  return target === undefined ? references : [target, ...references];
}
