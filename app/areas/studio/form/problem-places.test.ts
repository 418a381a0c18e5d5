import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { entryProblem, placedProblems } from './problem-places.ts';

const place = (pointer: string, code: string, document: unknown = {}) =>
  placedProblems([{ pointer, code }], { fields: FIELDS.settings, document }).map(
    (problem) => problem.pointer,
  );

test.each<[string, string, string, string[]]>([
  ['colours that are missing', '/colours/light', 'required', ['/colours/light/primary']],
  ['all that is said of colours', '/colours', 'required', ['/colours/light/primary']],
  ['one field', '/panelName', 'required', ['/panelName']],
  ['a picture, which is one field', '/logos/light', 'required', ['/logos/light']],
  ['what is there and wrong', '/colours/light', 'invalid_type', ['/colours/light']],
  ['what no field asks for', '/nothing', 'required', ['/nothing']],
])('%s: the problem stands where it can be solved', (_what, pointer, code, places) => {
  expect(place(pointer, code)).toEqual(places);
});

test('what is wrong with one of several lines stands at their field, with its number', () => {
  const pointer = '/customCode/allowedConnections/1';
  const problem = { pointer, code: 'invalid_format' };
  const options = { fields: FIELDS.settings, document: {} };
  expect(entryProblem(problem, options)).toEqual({
    ...problem,
    pointer: '/customCode/allowedConnections',
    entry: 1,
  });
});
