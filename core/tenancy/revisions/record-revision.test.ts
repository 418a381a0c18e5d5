import { describe, expect, test } from 'vitest';
import { keptDocument } from './document-set.ts';
import { countChanged } from './record-revision.ts';

const entry = (key: string, title = key) => keptDocument({ kind: 'menu-item', key }, { title });

const BEFORE = ['1', '2', '3'].map((key) => entry(key));

describe('how much a revision changes', () => {
  test.each([
    ['nothing', BEFORE, 0],
    ['another order', [entry('3'), entry('1'), entry('2')], 1],
    ['another title', [entry('1', 'Home'), entry('2'), entry('3')], 1],
    ['one moved and renamed', [entry('3', 'Home'), entry('1'), entry('2')], 1],
    ['one more and one less', [entry('1'), entry('2'), entry('4')], 2],
  ])('%s', (_what, after, changes) => {
    expect(countChanged(BEFORE, after)).toBe(changes);
  });
});
