import { expect, it } from 'vitest';
import { fillCanned } from './fill-canned.pure.ts';

it.each([
  ['Hello {{name}},', { name: 'Ada' }, 'Hello Ada,'],
  ['Hello {{ name }}, order {{order}}.', { name: 'Ada', order: '12' }, 'Hello Ada, order 12.'],
  ['Hello {{name}},\nabout {{ticket}}', { ticket: '5' }, 'Hello,\nabout 5'],
  ['{{balance}} stays', { name: '{{order}}' }, '{{balance}} stays'],
  ['{{name}}', { name: '{{order}}', order: '1' }, '{{order}}'],
])('fills in what is known: %s', (text, facts, filled) => {
  expect(fillCanned(text, facts)).toBe(filled);
});
