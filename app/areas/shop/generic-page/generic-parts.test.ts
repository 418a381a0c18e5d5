import { expect, it } from 'vitest';
import type { Block } from '#instance-schema/generated/page.ts';
import { genericParts } from './generic-parts.ts';

const hero: Block = {
  ...{ id: 'top', type: 'hero' },
  props: { link_field: true, buttons: [], layout: 'plain' },
};
const offer: Block = { id: 'offer', type: 'offer', props: { offer: 1 } };
const catalogue: Block = { id: 'all', type: 'catalogue', props: {} };

it.each([
  ['without blocks', [], ['body']],
  ['above blocks', [offer, hero], ['body', 'offer', 'top']],
  ['below a hero that comes first', [hero, offer], ['top', 'body', 'offer']],
  ['without the catalogue, which stands on the home page', [catalogue, offer], ['body', 'offer']],
])('the text of a page stands %s', (_where, blocks, ids) => {
  expect(genericParts(blocks).map(({ id }) => id)).toEqual(ids);
});
