import { describe, expect, it } from 'vitest';
import { localize } from './localize.ts';

describe('a document in a language', () => {
  it.each([
    ['takes the text of that language', { en: 'Home', de: 'Start' }, 'Start'],
    ['falls back to English', { en: 'Home', fr: 'Accueil' }, 'Home'],
    ['keeps an empty text', { en: 'Home', de: '' }, ''],
    ['keeps a plain text', 'Home', 'Home'],
    ['goes into lists and objects', [{ title: { en: 'a', de: 'b' } }], [{ title: 'b' }]],
    ['keeps numbers, flags and nothing', [1, true, null], [1, true, null]],
    ['keeps an empty object', {}, {}],
    ['keeps an object without English', { de: 'x' }, { de: 'x' }],
    ['keeps an object that has more than texts', { en: 'x', light: 'y' }, { en: 'x', light: 'y' }],
    ['keeps an object of objects', { en: { a: 1 } }, { en: { a: 1 } }],
  ])('%s', (_, value, expected) => {
    expect(localize(value, 'de')).toEqual(expected);
  });
});
