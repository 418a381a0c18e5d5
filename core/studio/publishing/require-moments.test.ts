import { expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import { requireMoments } from './require-moments.ts';

const NOW = new Date('2030-01-15T12:00:00.000Z');
const LATER = '2030-01-16T12:00:00.000Z';

function refusal(body: { at: string; until?: string }): unknown {
  try {
    return requireMoments(body, NOW);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

test.each([
  ['a beginning that is over', { at: NOW.toISOString() }, 'at', 'in_past'],
  ['one in two years', { at: '2032-01-01T00:00:00.000Z' }, 'at', 'beyond_year'],
  ['an end before the beginning', { at: LATER, until: LATER }, 'until', 'before_start'],
  ['an end in two years', { at: LATER, until: '2032-01-01T00:00:00Z' }, 'until', 'beyond_year'],
])('%s is refused in words about time', (_, body, field, code) => {
  expect(refusal(body)).toEqual({ [field]: [{ code }] });
});

test('both to come are taken', () => {
  const until = '2030-01-17T12:00:00.000Z';
  expect(refusal({ at: LATER, until })).toEqual({ at: new Date(LATER), until: new Date(until) });
});
