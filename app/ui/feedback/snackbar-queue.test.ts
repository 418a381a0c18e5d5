import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dequeue, enqueue, timeoutOf, type Queue } from './snackbar-queue.ts';

const message = (id: string, text = id) => ({ id, text });

describe('the queue of messages', () => {
  test('shows what came first and keeps the order of the others', () => {
    const queue = ['a', 'b', 'c'].reduce<Queue>((all, id) => enqueue(all, message(id)), []);
    expect(queue.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(dequeue(queue, 'a').map(({ id }) => id)).toEqual(['b', 'c']);
  });

  test('says the same thing once, with its latest words', () => {
    const queue = enqueue([message('saved', 'Saved'), message('other')], message('saved', 'Again'));
    expect(queue.map(({ text }) => text)).toEqual(['Again', 'other']);
  });

  test('is left as it is by taking out what is not in it', () => {
    const queue = [message('a')];
    expect(dequeue(queue, 'b')).toBe(queue);
  });

  test('lets what goes by itself pass what stays until it is sent away', () => {
    const update = { ...message('update'), timeoutMs: null };
    const queue = [update, message('saved'), message('copied')].reduce<Queue>(enqueue, []);
    expect(queue.map(({ id }) => id)).toEqual(['saved', 'copied', 'update']);
  });

  test('never holds an id twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (ids) => {
        const queue = ids.reduce<Queue>((all, id) => enqueue(all, message(id)), []);
        expect(queue.map(({ id }) => id)).toEqual([...new Set(ids)]);
      }),
    );
  });
});

describe('a message shows', () => {
  test('until it is sent away, when it has no timeout', () => {
    expect(timeoutOf({ ...message('update'), timeoutMs: null })).toBeUndefined();
  });

  test('as long as it says', () => {
    expect(timeoutOf({ ...message('a'), timeoutMs: 1000 })).toBe(1000);
  });

  test('longer when there is more to read or something to do', () => {
    const short = timeoutOf(message('a', 'Saved')) ?? 0;
    const long = timeoutOf(message('a', 'x'.repeat(300))) ?? 0;
    const undo = timeoutOf({ ...message('a', 'Saved'), action: { label: 'Undo' } }) ?? 0;
    expect(short).toBeGreaterThanOrEqual(5000);
    expect(long).toBeGreaterThan(short);
    expect(undo).toBeGreaterThan(short);
  });
});
