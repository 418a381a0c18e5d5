import { expect, test } from 'vitest';
import { chosenOf, readChannel } from './chosen-channel.ts';

const verified = [{ id: 3 }, { id: 7 }];

test.each([
  ['one that is kept', '7', 7],
  ['one that is gone', '5', 3],
  ['none', undefined, 3],
])('of %s, the channel is chosen: %s', (_case, kept, chosen) =>
  expect(chosenOf(verified, kept)?.id).toBe(chosen),
);

test('without a verified channel there is none to choose', () =>
  expect(chosenOf([], '7')).toBeUndefined());

test.each([
  ['theme=dark; tasks_channel=7', '7'],
  ['tasks_channel=7x', undefined],
  ['my_tasks_channel=7', undefined],
  [null, undefined],
])('of %j, the kept channel is %s', (cookies, kept) => expect(readChannel(cookies)).toBe(kept));
