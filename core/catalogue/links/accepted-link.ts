import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import { interchangeableWith, type LinkShape } from './link-shapes.pure.ts';
import { readLinkOf, type LinkTerms, type ReadLink } from './network-of-link.ts';

/** What a link may lead to by the examples that are shown; without one, to anything. */
export function acceptedShapes(
  network: LinkedNetwork,
  examples: readonly (string | null)[],
  terms: LinkTerms,
): ReadonlySet<LinkShape> | undefined {
  const accepted = new Set<LinkShape>();
  for (const example of examples) {
    const shape = shapeOf(network, example, terms);
    if (shape === undefined) return undefined;
    for (const other of interchangeableWith(shape)) accepted.add(other);
  }
  return accepted;
}

/** Only an example that can be read says anything. */
function shapeOf(
  network: LinkedNetwork,
  example: string | null,
  terms: LinkTerms,
): LinkShape | undefined {
  const link = example === null ? 'unreadable' : readLinkOf(network, example, terms);
  return typeof link === 'string' ? undefined : link.shape;
}

export function accepts(shapes: ReadonlySet<LinkShape> | undefined, link: ReadLink): boolean {
  return link.isForType === true || shapes === undefined || shapes.has(link.shape);
}
