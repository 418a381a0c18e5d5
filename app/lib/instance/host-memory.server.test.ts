import { expect, it } from 'vitest';
import { HostMemory } from './host-memory.server.ts';

it('forgets what was asked for the longest time ago', () => {
  const memory = new HostMemory<number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  memory.get('a');
  memory.set('c', 3);
  expect([...memory.entries()]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

it('lets those go first that may, even when they are younger', () => {
  const memory = new HostMemory<boolean>(2, (isWorthless) => isWorthless);
  memory.set('brand', false);
  memory.set('made-up', true);
  memory.set('another', true);
  expect([...memory.entries()].map(([host]) => host)).toEqual(['brand', 'another']);
});

it('keeps what was just put in, also when all others matter more', () => {
  const memory = new HostMemory<boolean>(1, (isWorthless) => isWorthless);
  memory.set('brand', false);
  memory.set('made-up', true);
  expect([...memory.entries()].map(([host]) => host)).toEqual(['made-up']);
});
