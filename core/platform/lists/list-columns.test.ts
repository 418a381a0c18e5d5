import { describe, expect, it } from 'vitest';
import { chosenColumns, readColumns } from './list-columns.pure.ts';

describe('the columns in an address', () => {
  it.each(['to', 'subject,to,at', 'gone'])('are read from %s', (text) => {
    expect(readColumns(text)).toBe(text);
  });

  it.each([null, undefined, '', ',', 'to,', 'To', 'to at', "to'--", 'a'.repeat(21)])(
    'are not said by %s',
    (text) => {
      expect(readColumns(text)).toBeUndefined();
    },
  );

  it('are no longer than any list has', () => {
    expect(readColumns(Array.from({ length: 18 }, () => 'to').join())).toBeDefined();
    expect(readColumns(Array.from({ length: 19 }, () => 'to').join())).toBeUndefined();
  });
});

describe('the columns that are shown', () => {
  const COLUMNS = [{ id: 'subject' }, { id: 'to' }, { id: 'at' }, { id: 'error', isMore: true }];

  it.each<[string | undefined, string]>([
    [undefined, 'subject,to,at'],
    ['at', 'subject,at'],
    ['at,to', 'subject,to,at'],
    ['subject', 'subject'],
    ['error', 'subject,error'],
    ['at,gone,at', 'subject,at'],
    ['gone', 'subject,to,at'],
  ])('of a choice of %s are %s', (chosen, shown) => {
    expect(
      chosenColumns(COLUMNS, chosen)
        .map(({ id }) => id)
        .join(),
    ).toBe(shown);
  });
});
