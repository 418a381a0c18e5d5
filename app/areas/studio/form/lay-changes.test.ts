import { expect, test } from 'vitest';
import type { FieldChange } from './field-changes.ts';
import { layChanges } from './lay-changes.ts';

const menu = (...titles: string[]) => ({ list: titles.map((title) => ({ title, url: title })) });
const known = (...ids: number[]) => ({ list: ids.map((id) => ({ id, title: `of ${id}` })) });
const renamed = (document: { list: { title: string }[] }, at: number) => ({
  list: document.list.map((entry, index) => (index === at ? { ...entry, title: 'mine' } : entry)),
});
const nested = (...ids: number[]) => ({
  list: ids.map((id) => ({ id, inner: known(id, 9).list })),
});

interface Case {
  name: string;
  base: object;
  after: object;
  head: object;
  changes: FieldChange[];
  document: object;
  theirs: FieldChange[];
}

const title = (at: number): FieldChange => ({ pointer: `/list/${at}/title`, value: 'mine' });

const WITHOUT_IDS: Case[] = [
  {
    name: 'an entry beside one that was changed there',
    ...{ base: menu('a', 'b'), after: renamed(menu('a', 'b'), 0), changes: [title(0)] },
    head: menu('a', 'c'),
    document: renamed(menu('a', 'c'), 0),
    theirs: [],
  },
  {
    name: 'a field that was changed there as well',
    ...{ base: menu('a', 'b'), after: renamed(menu('a', 'b'), 0), changes: [title(0)] },
    head: menu('c', 'b'),
    document: renamed(menu('c', 'b'), 0),
    theirs: [{ pointer: '/list/0/title', value: 'c' }],
  },
  ...(
    [
      ['removed', menu('b')],
      ['moved', menu('b', 'a')],
      ['removed beside an added one', menu('b', 'c')],
      ['followed by an added one', menu('a', 'b', 'c')],
    ] as const
  ).map(([what, head]) => ({
    name: `an entry that was ${what} there, without ids`,
    ...{ base: menu('a', 'b'), after: renamed(menu('a', 'b'), 0), changes: [title(0)] },
    head,
    document: renamed(menu('a', 'b'), 0),
    theirs: [{ pointer: '/list', value: head.list }],
  })),
  {
    name: 'a list that was taken out there',
    ...{ base: menu('a', 'b'), after: renamed(menu('a', 'b'), 1), changes: [title(1)] },
    head: {},
    document: renamed(menu('a', 'b'), 1),
    theirs: [{ pointer: '/list', value: undefined }],
  },
];

const WITH_IDS: Case[] = [
  {
    name: 'an entry that was moved there',
    ...{ base: known(1, 2), after: renamed(known(1, 2), 0), changes: [title(0)] },
    head: known(2, 3, 1),
    document: renamed(known(2, 3, 1), 2),
    theirs: [],
  },
  {
    name: 'an entry that was moved and changed there',
    ...{ base: known(1, 2), after: renamed(known(1, 2), 0), changes: [title(0)] },
    head: {
      list: [
        { id: 2, title: 'of 2' },
        { id: 1, title: 'theirs' },
      ],
    },
    document: renamed(known(2, 1), 1),
    theirs: [{ pointer: '/list/1/title', value: 'theirs' }],
  },
  {
    name: 'an entry that was removed there is put back where it stood',
    ...{ base: known(1, 2, 3), after: renamed(known(1, 2, 3), 1), changes: [title(1)] },
    head: known(1, 3),
    document: renamed(known(1, 2, 3), 1),
    theirs: [{ pointer: '/list', value: known(1, 3).list }],
  },
  {
    name: 'what is decided of a list is not asked of its entries again',
    ...{ base: known(1, 2), changes: [title(0), title(1)] },
    after: renamed(renamed(known(1, 2), 0), 1),
    head: { list: [{ id: 2, title: 'theirs' }] },
    document: renamed(renamed(known(1, 2), 0), 1),
    theirs: [{ pointer: '/list', value: [{ id: 2, title: 'theirs' }] }],
  },
  {
    name: 'an entry of a list in an entry that was moved',
    ...{ base: nested(1, 2), after: nested(1, 2) },
    changes: [{ pointer: '/list/0/inner/1/title', value: 'mine' }],
    head: nested(2, 1),
    document: {
      list: [
        { id: 2, inner: known(2, 9).list },
        { id: 1, inner: renamed(known(1, 9), 1).list },
      ],
    },
    theirs: [],
  },
  {
    name: 'a list without ids in an entry that was moved',
    base: { list: [{ id: 1, ...menu('a', 'b') }, { id: 2 }] },
    after: { list: [{ id: 1, ...renamed(menu('a', 'b'), 1) }, { id: 2 }] },
    changes: [{ pointer: '/list/0/list/1/title', value: 'mine' }],
    head: { list: [{ id: 2 }, { id: 1, ...menu('b') }] },
    document: { list: [{ id: 2 }, { id: 1, ...renamed(menu('a', 'b'), 1) }] },
    theirs: [{ pointer: '/list/1/list', value: menu('b').list }],
  },
  {
    name: 'a list that was sent as a whole',
    ...{ base: known(1, 2), after: known(2), head: known(1, 2, 3) },
    changes: [{ pointer: '/list', value: known(2).list }],
    document: known(2),
    theirs: [{ pointer: '/list', value: known(1, 2, 3).list }],
  },
];

test.each([...WITHOUT_IDS, ...WITH_IDS])('$name', ({ changes, document, theirs, ...sides }) => {
  expect(layChanges(changes, sides)).toEqual({ document, theirs });
});
