import { describe, expect, it } from 'vitest';
import { roomsOf } from './rooms.ts';

const mail = { kind: 'mail', maxAtOnce: undefined };
const sync = { kind: 'sync', maxAtOnce: 2 };

describe('the room of a worker', () => {
  it.each([
    { concurrency: 4, running: [], rooms: { mail: 3, sync: 2 } },
    { concurrency: 4, running: ['mail'], rooms: { mail: 2, sync: 2 } },
    { concurrency: 4, running: ['mail', 'mail', 'mail'], rooms: { sync: 1 } },
    { concurrency: 4, running: ['sync', 'sync'], rooms: { mail: 2 } },
    { concurrency: 4, running: ['sync', 'sync', 'mail', 'mail'], rooms: {} },
    { concurrency: 1, running: [], rooms: { mail: 1, sync: 1 } },
    { concurrency: 1, running: ['mail'], rooms: {} },
  ])('of $concurrency that runs $running is $rooms', ({ concurrency, running, rooms }) => {
    const found = roomsOf([mail, sync], { concurrency, running });
    expect(Object.fromEntries(found)).toEqual(rooms);
  });
});
