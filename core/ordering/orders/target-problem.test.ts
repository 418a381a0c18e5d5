import { expect, it } from 'vitest';
import { saidValues, targetProblems } from './target-problem.pure.ts';

const target = (id: number, own: object = {}) => ({
  ...{ id, view_type: null, is_selectable: false, selectable_values: [], ...own },
});
const COMMENTS = target(1, { view_type: 'comments' });
const CHOICE = target(2, { is_selectable: true, selectable_values: [{ id: 'a' }, { id: 'b' }] });
const KEYWORDS = target(3, { view_type: 'seo_keywords' });

type Targeted = Parameters<typeof targetProblems>[0];
const service = (targets: object[], isCounted = false) =>
  ({ targets, calculable_quantity: isCounted }) as Targeted; // As it is made above.
const said = (...lists: [targetId: number, ...values: string[]][]) =>
  lists.map(([targetId, ...values]) => ({ targetId, values, viewType: null }));
const codeOf = (problems: ReturnType<typeof targetProblems>) =>
  Object.entries(problems).map(([field, list]) => [field, list?.[0]?.code]);

it.each<[string, ReturnType<typeof said>, string | undefined]>([
  ['what is asked for', said([1, 'x'], [2, 'a', 'b'], [3, 'k']), undefined],
  ['what nobody asks for', said([9, 'x'], [3, 'k']), 'unrecognized'],
  ['the same twice', said([1, 'x'], [3, 'k'], [1, 'y']), 'duplicate'],
  ['no choice of the list', said([2, 'a', 'c'], [3, 'k']), 'not_one_of'],
  ['no keywords', said([1, 'x']), 'required'],
])('values that are %s', (_what, values, code) => {
  const problems = targetProblems(service([COMMENTS, CHOICE, KEYWORDS]), values, 1);
  expect(codeOf(problems)).toEqual(code ? [['targetable_values', code]] : []);
});

it.each([
  [1, ['quantity', 'quantity_of_lines']],
  [2, undefined],
  [3, ['quantity', 'quantity_of_lines']],
])('of two lines, %i are ordered', (quantity, problem) => {
  const problems = targetProblems(service([COMMENTS], true), said([1, 'x', 'y']), quantity);
  expect(codeOf(problems)).toEqual(problem ? [problem] : []);
});

it('says what is missing where lines are counted, and counts no empty ones', () => {
  expect(codeOf(targetProblems(service([COMMENTS], true), [], 1))).toEqual([
    ['targetable_values', 'required'],
  ]);
  expect(saidValues(said([1, ' x ', '', '  '], [2, ' ']))).toEqual(said([1, 'x']));
});
