import type { Block } from '#instance-schema/generated/page.ts';
import type { PagePart } from '#app/areas/shop/blocks/shown-block.ts';

const BODY: PagePart = { id: 'body', type: 'body' };

/** The text of a page stands below its heading, which is a hero where one comes first. */
export function genericParts(blocks: readonly Block[]): readonly PagePart[] {
  // All services are on the home page.
  const own = blocks.filter(({ type }) => type !== 'catalogue');
  const [first, ...others] = own;
  return first?.type === 'hero' ? [first, BODY, ...others] : [BODY, ...own];
}
