import { expect, test } from 'vitest';
import { z } from 'zod';
import { formConstraint } from './form-constraint.server.ts';

test.each([
  ['a text', z.string().min(2).max(9), { required: true, minLength: 2, maxLength: 9 }],
  ['one that may be left out', z.string().max(9).optional(), { required: false, maxLength: 9 }],
  ['one that may be null', z.string().max(9).nullable(), { required: false, maxLength: 9 }],
  ['one of both', z.string().max(9).nullish(), { required: false, maxLength: 9 }],
  ['a number', z.int().min(1).max(50), { required: true, min: 1, max: 50 }],
  ['one without limits of its own', z.int(), { required: true }],
  ['one of two shapes', z.union([z.string().max(9), z.int()]), { required: true }],
  ['several', z.array(z.string()), { required: true, multiple: true }],
])('%s says to the browser what it may hold', (_, field, attributes) => {
  expect(formConstraint(z.object({ field }))['field']).toEqual(attributes);
});

test('fields of entries are named as a form names them', () => {
  const entry = z.object({ name: z.string().max(5).nullable() });
  const constraint = formConstraint(z.object({ entries: z.array(entry).nullable() }));
  expect(constraint['entries[].name']).toEqual({ required: false, maxLength: 5 });
});
