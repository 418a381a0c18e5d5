import { expect, it } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { SERVICE_FORM, textsOfForm } from './service-fields.server.ts';

const REST = {
  ...{ service_type_id: '101', trade_type: 'Default', price: '2', step: '1', usual: '100' },
  ...{ min: '10', max: '1000', guarantee_days: '0', updated_at: '2026-01-01T00:00:00Z' },
};

const AT_ONCE = { question: 'How fast?', answer: 'At once.' };

function sentWith(own: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...REST, ...own })) form.set(name, value);
  return { form, read: parseForm(form, { schema: SERVICE_FORM, locale: 'en' }) };
}

it('takes away what was emptied and leaves what the form did not have', () => {
  const { form, read } = sentWith({
    ...{ 'texts.en.name': 'River likes', 'texts.en.geo': 'Worldwide', 'texts.en.speed': '' },
    ...{ 'texts.de.name': '', 'texts.de.geo': '', 'texts.de.faq': '' },
    'texts.en.faq': 'How fast?\r\nAt once.',
  });
  if (read.status !== 'success') throw new Error(JSON.stringify(read.error));
  expect(textsOfForm(form, read.value.texts)).toEqual({
    en: { name: 'River likes', geo: 'Worldwide', speed: null, faq: [AT_ONCE] },
    de: { geo: null, faq: null },
  });
});

it('says at its field what is too long', () => {
  const { read } = sentWith({ 'texts.en.name': 'River likes', 'texts.en.geo': 'x'.repeat(101) });
  const errors = read.status === 'error' ? read.error : {};
  expect(Object.keys(errors ?? {})).toEqual(['texts.en.geo']);
});

it('says at its field where a question has no answer, and keeps what was written', () => {
  const { read } = sentWith({ 'texts.en.name': 'River likes', 'texts.en.faq': 'How fast?' });
  expect(read.status === 'error' && read.error).toMatchObject({
    'texts.en.faq': [expect.stringMatching(/answer/)],
  });
  const long = sentWith({ 'texts.en.faq': `How fast?\n${'x'.repeat(2_001)}` }).read;
  expect(Object.keys((long.status === 'error' && long.error) || {})).toEqual(['texts.en.faq']);
  expect(read.payload).toMatchObject({ texts: { en: { faq: 'How fast?' } } });
});

it('has neither an example link nor a time to start where their fields are empty', () => {
  const { read } = sentWith({ 'texts.en.name': 'A', example_link: '', start_minutes: '' });
  if (read.status !== 'success') throw new Error(JSON.stringify(read.error));
  expect(read.value.example_link).toBeUndefined();
  expect(read.value.start_minutes).toBeUndefined();
});

it('has no labels where no box is ticked, and all that are', () => {
  const none = sentWith({ 'texts.en.name': 'A' }).read;
  expect(none.status === 'success' && none.value.labels).toEqual([]);
  const { form } = sentWith({ 'texts.en.name': 'A' });
  form.append('labels', '1');
  form.append('labels', '3');
  const both = parseForm(form, { schema: SERVICE_FORM, locale: 'en' });
  expect(both.status === 'success' && both.value.labels).toEqual([1, 3]);
});
