import { expect, test } from 'vitest';
import { LOOKS } from '#themes/looks/looks.ts';
import { PRESETS } from '#themes/presets.ts';
import { ownParts } from './own-parts.ts';

test.each(LOOKS)('after the look $id nothing is the owner’s own', ({ colours, fonts }) => {
  expect(ownParts({ colours, fonts })).toEqual([]);
  // With other corners and spacing they are still those of the look.
  expect(ownParts({ colours: { ...colours, policy: { radius: 'none' } }, fonts })).toEqual([]);
});

test.each(PRESETS)('the palette $id is not, either', ({ colours }) => {
  expect(ownParts({ colours })).toEqual([]);
});

test('what was chosen otherwise is', () => {
  expect(ownParts({ colours: { light: { primary: '#d7263d' } } })).toEqual(['colours']);
  expect(ownParts({ fonts: { text: 'lora', headings: 'lora' } })).toEqual(['fonts']);
  const [look] = LOOKS;
  const dark = { primary: '#d7263d' };
  expect(ownParts({ colours: { ...look?.colours, dark } })).toEqual(['colours']);
});

test('a draft that says nothing of it has nothing of its own', () => {
  expect(ownParts({})).toEqual([]);
  expect(ownParts({ colours: 'red', fonts: 7 })).toEqual([]);
});
