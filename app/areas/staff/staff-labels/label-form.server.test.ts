import { expect, it } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { LABEL_FORM, moveOfForm, namesOfForm } from './label-form.server.ts';

function sentWith(own: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(own)) form.set(name, value);
  return { form, read: parseForm(form, { schema: LABEL_FORM, locale: 'en' }) };
}

it('takes away a name that was emptied and leaves those that the form did not have', () => {
  const { form, read } = sentWith({ 'names.en': 'New', 'names.de': '', color: '#112233' });
  if (read.status !== 'success') throw new Error(JSON.stringify(read.error));
  expect(namesOfForm(form, read.value.names)).toEqual({ en: 'New', de: null });
});

it('reads a form without any name, which the shop then refuses at its field', () => {
  const { form, read } = sentWith({ 'names.en': '', color: '#112233' });
  if (read.status !== 'success') throw new Error(JSON.stringify(read.error));
  expect(namesOfForm(form, read.value.names)).toEqual({ en: null });
});

it('says at its field what is no colour, and keeps the rest', () => {
  const { read } = sentWith({ 'names.en': 'New', color: 'red' });
  expect(Object.keys((read.status === 'error' && read.error) || {})).toEqual(['color']);
  expect(read.payload).toMatchObject({ names: { en: 'New' } });
});

it.each([
  ['1 12', { labelId: '12', place: 1 }],
  ['-1 12', undefined],
  ['1 x', undefined],
  ['', undefined],
])('reads where a label goes of %j', (move, read) => {
  const form = new FormData();
  form.set('move', move);
  expect(moveOfForm(form)).toEqual(read);
});
