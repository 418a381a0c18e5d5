import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import type { Translator } from '#app/lib/texts/translator.ts';
import { nearestField } from '#app/areas/studio/form/nearest-field.ts';
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
  expect(textOf('too_long')).toBe('This value is not valid. Use at most 100 characters');
});

test('two rules that ask for the same are told once', () => {
  const email = FIELDS.settings.find(({ name }) => name === 'supportEmail');
  const problems = (['too_short', 'invalid_format'] as const).map((code) => ({
    ...{ pointer: '/supportEmail', code },
  }));
  expect(email && problemTexts(problems, email, t)).toEqual(['Enter a valid email address']);
});

test('a code and a line of servers are told how they are written', () => {
  const code = FIELDS.coupon.find(({ name }) => name === 'code');
  const wrong = { pointer: '/code', code: 'invalid_format' } as const;
  expect(code && problemText(wrong, code, t)).toContain('Use letters, digits, hyphens');
  const servers = nearestField(FIELDS.settings, '/customCode/allowedConnections/1', {});
  expect(servers?.pointer).toBe('/customCode/allowedConnections');
  expect(servers && problemText({ ...wrong, entry: 1 }, servers.field, t)).toBe(
    'Entry 2: Enter a server such as https://api.example.com, without a path',
  );
});
