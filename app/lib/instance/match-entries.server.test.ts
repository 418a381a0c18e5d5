import { expect, it } from 'vitest';
import { matchEntries } from './match-entries.server.ts';

it('knows an entry again by its name, wherever it moved', () => {
  const older = [{ id: 1 }, { id: 2 }];
  expect(matchEntries([{ id: 2, title: 'x' }, { id: 1 }], older)).toEqual([older[1], older[0]]);
});

it('does not take a new entry for the one in whose place it stands', () => {
  expect(matchEntries([{ url: '/new' }], [{ url: '/old' }])).toEqual([undefined]);
});

it('tells a number from a word that reads the same', () => {
  expect(matchEntries([{ id: '1' }], [{ slug: '1' }])).toEqual([undefined]);
});

it('matches entries of one name in their order', () => {
  const [first, second] = [
    { place: 'tasks', content: 'a' },
    { place: 'tasks', content: 'b' },
  ];
  const entries = [{ place: 'tasks' }, { place: 'tasks' }, { place: 'tasks' }];
  expect(matchEntries(entries, [first, second])).toEqual([first, second, undefined]);
});

it('finds nothing for what has no name', () => {
  expect(matchEntries([null, 1, {}, { id: {} }], [null, 1, {}, { id: {} }])).toEqual(
    Array.from({ length: 4 }),
  );
});
