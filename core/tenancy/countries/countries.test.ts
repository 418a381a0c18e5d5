import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { countriesIn } from './countries.ts';

const byCode = (language: Parameters<typeof countriesIn>[0], code: string) =>
  countriesIn(language).find((country) => country.code === code);

describe('countries', () => {
  it.each([
    ['AF', 1],
    ['DE', 82],
    ['GB', 233],
    ['US', 234],
    ['TF', 249],
  ])('%s keeps the id %i', (code, id) => {
    expect(byCode('en', code)?.id).toBe(id);
  });

  it.each(LANGUAGES)('are the same 249 in %s, each with a name', (language) => {
    const countries = countriesIn(language);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries.filter(({ name, code }) => name === '' || name === code)).toEqual([]);
  });

  it.each([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['pt_BR', 'Alemanha'],
    ['ja', 'ドイツ'],
    ['hi_IN', 'जर्मनी'],
  ] as const)('are named in %s', (language, name) => {
    expect(byCode(language, 'DE')?.name).toBe(name);
  });

  it('stand in the order of their readers', () => {
    const names = countriesIn('de').map(({ name }) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
  });
});
