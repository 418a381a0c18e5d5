import { describe, expect, it } from 'vitest';
import { readListQuery, withTerm, writeTerm, type ListFields } from './list-grammar.pure.ts';
import { readListPlace, readListSort, writeListPlace, writeListSort } from './list-sort.pure.ts';

const FIELDS = {
  status: { is: 'choice', values: ['paid', 'waiting'] },
  email: { is: 'text' },
  orders: { is: 'number' },
  balance: { is: 'amount' },
  created: { is: 'day' },
} as const satisfies ListFields;

const read = (text: string) => readListQuery(text, FIELDS);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('a query of a list', () => {
  it.each<[string, object]>([
    ['status:paid', { status: ['paid'] }],
    ['status:paid,waiting', { status: ['paid', 'waiting'] }],
    ['email:"a b"', { email: 'a b' }],
    ['orders:3', { orders: { from: 3n, to: 3n } }],
    ['orders:>3', { orders: { from: 4n } }],
    ['orders:<=3', { orders: { to: 3n } }],
    ['orders:<3', { orders: { to: 2n } }],
    ['orders:2..9', { orders: { from: 2n, to: 9n } }],
    ['balance:>=0.01', { balance: { from: 10_000n } }],
    ['balance:>1', { balance: { from: 1_000_001n } }],
    ['created:2026-02-28', { created: { from: day('2026-02-28'), until: day('2026-03-01') } }],
    ['created:>2026-02-28', { created: { from: day('2026-03-01') } }],
    ['created:<2026-02-28', { created: { until: day('2026-02-28') } }],
    [
      'created:2026-01-01..2026-01-31',
      { created: { from: day('2026-01-01'), until: day('2026-02-01') } },
    ],
  ])('has a term in %s', (text, filters) => {
    expect(read(text)).toEqual({ words: [], filters, problems: [] });
  });

  it('has words beside its terms, and takes an address for one', () => {
    const { words, filters } = read('  ada status:paid "of the sea" https://video.example/a?b=c ');
    expect(words).toEqual(['ada', 'of the sea', 'https://video.example/a?b=c']);
    expect(filters).toEqual({ status: ['paid'] });
  });

  it.each([
    ['stauts:paid', 'unknown_field'],
    ['constructor:paid', 'unknown_field'],
    ['status:lost', 'bad_value'],
    ['status:paid,', 'bad_value'],
    ['status:', 'bad_value'],
    ['email:""', 'bad_value'],
    ['orders:many', 'bad_value'],
    ['orders:>', 'bad_value'],
    ['orders:9..2', 'bad_value'],
    ['balance:1e3', 'bad_value'],
    ['balance:-1', 'bad_value'],
    ['created:2026-02-30', 'bad_value'],
    ['created:yesterday', 'bad_value'],
    ['status:paid status:waiting', 'twice'],
    ['a b c d e f g h i j k l m', 'too_many'],
  ])('says what is wrong with %s', (text, code) => {
    expect(read(text).problems).toMatchObject([{ code }]);
  });

  it('is changed term by term', () => {
    expect(withTerm('ada status:paid', 'status', 'waiting')).toBe('ada status:waiting');
    expect(withTerm('ada status:paid', 'status', undefined)).toBe('ada');
    expect(withTerm('', 'email', 'a b')).toBe('email:"a b"');
    expect(read(writeTerm('email', 'a "b" c')).filters).toEqual({ email: 'a b c' });
  });
});

describe('the sort of a list', () => {
  const usual = { by: 'created', direction: 'desc' } as const;

  it('is written in one word, and read back', () => {
    for (const text of ['name', '-name', 'created', '-created']) {
      expect(writeListSort(readListSort(text, ['created', 'name'], usual))).toBe(text);
    }
    expect(readListSort('balance', ['created', 'name'], usual)).toEqual(usual);
  });

  it('goes on behind a place, whatever stands in its value', () => {
    for (const value of ['', '1.5', 'Ada. B', '2026-01-01 00:00:00.123456+00']) {
      expect(readListPlace(writeListPlace({ id: 12n, value }))).toEqual({ id: 12n, value });
    }
    for (const cursor of [undefined, '', 'x.1', '12', `${'9'.repeat(19)}.`]) {
      expect(readListPlace(cursor)).toBeUndefined();
    }
  });
});
