import { expect, it } from 'vitest';
import { shownWritten } from './shown-written.ts';

const said = (viewType: string | null, ...values: string[]) => ({ targetId: 1, viewType, values });

it('names what has a name, and puts the rest together', () => {
  const targets = [
    said('device', '5'),
    said(null, 'de'),
    said('textarea', 'a', 'b'),
    said('other', 'c'),
  ];
  expect(shownWritten(targets)).toEqual([
    { kind: 'device', values: ['5'] },
    { kind: null, values: ['de', 'a', 'b', 'c'] },
  ]);
  expect(shownWritten([said('usernames', 'ada')])).toEqual([
    { kind: 'usernames', values: ['ada'] },
  ]);
  expect(shownWritten([])).toEqual([]);
});
