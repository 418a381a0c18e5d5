import { expect, it } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { LABEL_FORM, namesOfForm } from './label-form.server.ts';

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
