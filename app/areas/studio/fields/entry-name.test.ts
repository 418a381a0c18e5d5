import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { entryFields } from '../form/read-fields.ts';
import { entryName } from './entry-name.ts';

const blocks = FIELDS.page.find(({ name }) => name === 'blocks');
const nameOf = (entry: { type: string; props: object }) => {
  if (blocks?.control !== 'list') throw new Error('Pages have no list of blocks.');
  const fields = entryFields(blocks, entry, FIELDS.page);
  const optionOf = (_field: object, option: string) => `the words of ${option}`;
  return entryName({ id: 'a', ...entry }, { fields, language: 'de', optionOf });
};

test.each([
  ['its heading', { type: 'text', props: { heading: { en: 'Why', de: 'Warum' } } }, 'Warum'],
  ['its heading in English', { type: 'text', props: { heading: { en: 'Why' } } }, 'Why'],
  [
    'what is chosen of it, in words',
    { type: 'banner', props: { place: 'sidebar' } },
    'the words of sidebar',
  ],
  [
    'nothing where it only has entries',
    { type: 'figures', props: { figures: [{ label: { en: 'Orders' } }] } },
    undefined,
  ],
  ['nothing where it says nothing yet', { type: 'text', props: {} }, undefined],
])('a block is called %s', (_what, block, name) => {
  expect(nameOf(block)).toBe(name);
});
