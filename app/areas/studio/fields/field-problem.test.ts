import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import type { Translator } from '#app/lib/texts/translator.ts';
import { problemText, problemTexts, type FieldProblem } from './field-problem.ts';

const t = textsOf('en').getFixedT('en', 'studio-fields') as unknown as Translator<'studio-fields'>; // Of that namespace.

const slug = FIELDS.page.find(({ name }) => name === 'slug');

const textOf = (code: FieldProblem['code']) =>
  slug && problemText({ pointer: '/slug', code }, slug, t);

test('an address of the panel itself is told from one of another page', () => {
  expect(textOf('taken')).toBe('The panel itself uses this address. Choose another one');
  expect(textOf('duplicate')).toBe('This is already taken');
});

test('an address is told how it is written, and how long it can be only where it is longer', () => {
  expect(textOf('invalid_format')).toContain('Use small letters, digits and single hyphens');
  expect(textOf('too_long')).toBe('Not valid. Up to 100 characters fit here');
});

test('two rules that ask for the same are told once', () => {
  const email = FIELDS.settings.find(({ name }) => name === 'supportEmail');
  const problems = (['too_short', 'invalid_format'] as const).map((code) => ({
    ...{ pointer: '/supportEmail', code },
  }));
  expect(email && problemTexts(problems, email, t)).toEqual(['Enter a valid email address']);
});
