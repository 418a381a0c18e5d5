import { expect, it } from 'vitest';
import type { Block } from '#instance-schema/generated/page.ts';
import { homeParts } from './home-parts.ts';

const catalogue = (id: string): Block => ({ id, type: 'catalogue', props: {} });
const hero = (id: string, link_field: boolean): Block => ({
  ...{ id, type: 'hero' },
  props: { link_field, buttons: [], layout: 'plain' },
});
const offer = (id: string): Block => ({ id, type: 'offer', props: { offer: 1 } });

const idsOf = (blocks: Block[], hasLink = false) =>
  homeParts(blocks, { hasLink }).map(({ id }) => id);

it('are the usual ones without any block', () => {
  expect(homeParts([], { hasLink: false }).map(({ type }) => type)).toEqual([
    ...['hero', 'catalogue', 'banner', 'banner', 'banner', 'body', 'banner', 'banner'],
  ]);
});

it('are the blocks in their order, with the text of the page below them', () => {
  expect(idsOf([offer('a'), catalogue('all'), offer('b')])).toEqual(['a', 'all', 'b', 'body']);
});

it('have the catalogue once, at the end where no block says its place', () => {
  expect(idsOf([hero('top', true), offer('a')])).toEqual(['top', 'a', 'catalogue', 'body']);
  expect(idsOf([catalogue('one'), offer('a'), catalogue('two')])).toEqual(['one', 'a', 'body']);
});

it('have a field for a link that was asked for, whatever the blocks say', () => {
  const fieldsOf = (blocks: Block[]) =>
    homeParts(blocks, { hasLink: true }).flatMap((part) =>
      part.type === 'hero' && part.props.link_field ? part.id : [],
    );
  expect(fieldsOf([])).toEqual(['window']);
  expect(fieldsOf([hero('top', false), hero('more', false)])).toEqual(['top']);
  expect(fieldsOf([hero('top', false), hero('more', true)])).toEqual(['more']);
  expect(fieldsOf([offer('a')])).toEqual(['window']);
  expect(idsOf([offer('a')], true)).toEqual(['window', 'a', 'catalogue', 'body']);
});
