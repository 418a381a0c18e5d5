import { expect, it } from 'vitest';
import { meantValues, saidValues, targetProblems } from './target-problem.pure.ts';

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

const ALL = 'targetable_values';
const at = (id: number) => `targetable_values.target_${id}`;

it.each<[string, ReturnType<typeof said>, [field: string, code: string][]]>([
  ['what is asked for', said([1, 'x'], [2, 'a', 'b'], [3, 'k']), []],
  ['what nobody asks for', said([9, 'x'], [3, 'k']), [[ALL, 'unrecognized']]],
  ['the same twice', said([1, 'x'], [3, 'k'], [1, 'y']), [[ALL, 'duplicate']]],
  ['no choice of the list', said([2, 'a', 'c'], [3, 'k']), [[at(2), 'not_one_of']]],
  ['no keywords', said([1, 'x']), [[at(3), 'required']]],
  [
    'wrong in two places',
    said([2, 'c']),
    [
      [at(2), 'not_one_of'],
      [at(3), 'required'],
    ],
  ],
])('values that are %s', (_what, values, problems) => {
  const found = targetProblems(service([COMMENTS, CHOICE, KEYWORDS]), values, 1);
  expect(codeOf(found)).toEqual(problems);
});

it.each<[kind: string, values: string[], code: string | undefined]>([
  ['usernames', ['ada', '@bo.b-1', 'Зоя', 'अदा'], undefined],
  ['usernames', ['ada', 'who is it'], 'not_a_username'],
  ['usernames', ['https://photos.example/ada'], 'not_a_username'],
  ['hashtags', ['#boats', 'ships', '#наборы'], undefined],
  ['hashtags', ['#boats #ships'], 'not_a_hashtag'],
  ['hashtag', ['#boats', '#ships'], 'too_many'],
  ['hashtag', ['#'], 'not_a_hashtag'],
  ['followers_of', ['@ada'], undefined],
  ['comment_author', ['ada', 'bob'], 'too_many'],
  ['media', ['https://photos.example/p/1'], undefined],
  ['media', ['that one'], 'invalid_url'],
  ['answer_number', ['12'], undefined],
  ['answer_number', ['0'], 'too_small'],
  ['answer_number', ['101'], 'too_big'],
  ['answer_number', ['-1'], 'not_an_integer'],
  ['groups', ['Boats of old', 'https://people.example/g/1'], undefined],
  ['country', ['US'], undefined],
  ['device', ['5'], undefined],
  ['device', ['6'], 'not_one_of'],
  ['type_of_traffic', ['4'], 'not_one_of'],
])('of %s, %j is %s', (kind, values, code) => {
  const found = targetProblems(service([target(4, { view_type: kind })]), said([4, ...values]), 1);
  expect(codeOf(found)).toEqual(code ? [[at(4), code]] : []);
});

it.each([
  ['1', ['5', '1', 'boats'], []],
  ['2', ['5', '2'], [[at(7), 'required']]],
  ['3', ['5', '3'], []],
])('with traffic of type %s, the rest is asked for as it needs', (type, kept, problems) => {
  const visits = service(
    ['device', 'type_of_traffic', 'google_keyword', 'referring_url'].map((kind, place) =>
      target(4 + place, { view_type: kind }),
    ),
  );
  const meant = meantValues(visits, said([4, '5'], [5, type], [6, 'boats']));
  expect(meant.flatMap(({ values }) => values)).toEqual(kept);
  expect(codeOf(targetProblems(visits, meant, 1))).toEqual(problems);
});

it('counts the user names of a list', () => {
  const list = service([target(4, { view_type: 'usernames' })], true);
  expect(codeOf(targetProblems(list, said([4, 'ada', 'bob']), 3))).toEqual([
    ['quantity', 'quantity_of_lines'],
  ]);
  expect(targetProblems(list, said([4, 'ada', 'bob']), 2)).toEqual({});
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
  expect(codeOf(targetProblems(service([COMMENTS], true), [], 1))).toEqual([[at(1), 'required']]);
  expect(saidValues(said([1, ' x ', '', '  '], [2, ' ']))).toEqual(said([1, 'x']));
});
