import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { missingTexts, offeredLanguages } from './missing-texts.ts';
import type { StudioDocument } from './places.ts';

const page = (body: StudioDocument['body']): StudioDocument => ({
  kind: 'page',
  key: 'about',
  body,
});

const told = (documents: StudioDocument[], languages: Parameters<typeof missingTexts>[1]) =>
  missingTexts(documents, languages).map(
    ({ language, places }) => `${language}: ${places.map(({ pointer }) => pointer).join(' ')}`,
  );

describe('the languages that are offered', () => {
  test.each([
    ['all of them where the owner says nothing', {}, [...LANGUAGES]],
    ['those of the list', { languages: ['ja', 'de', 'en'] }, ['en', 'de', 'ja']],
    ['English even where the list forgets it', { languages: ['de'] }, ['en', 'de']],
    ['all of them where the list is none', { languages: 'de' }, [...LANGUAGES]],
    ['no language that nobody speaks here', { languages: ['xx', 'fr', 7] }, ['en', 'fr']],
  ])('are %s', (_name, settings, languages) => {
    expect(offeredLanguages(settings).sort()).toEqual([...languages].sort());
  });
});

describe('a translation is missing', () => {
  test('where a text is written in some languages and not in this one', () => {
    const documents = [page({ title: { en: 'About', de: 'Über' }, meta_title: { en: 'About' } })];
    expect(told(documents, ['en', 'de', 'ja'])).toEqual([
      'de: /meta_title',
      'ja: /meta_title /title',
    ]);
  });

  test.each([
    ['a text that stands for every language', { title: 'About' }],
    ['a field that is not there', {}],
    ['what is no text of the schema', { route_name: 'about' }],
  ])('nowhere for %s', (_name, body) => {
    expect(told([page(body)], ['en', 'de'])).toEqual([]);
  });

  test.each([[''], ['  '], [7], [null]])('where a text is %j', (text) => {
    expect(told([page({ title: { en: 'About', de: text } })], ['de'])).toEqual(['de: /title']);
  });

  test('in entries of lists and in entries of entries', () => {
    const menu: StudioDocument = {
      kind: 'menu-item',
      key: '1',
      body: {
        id: 1,
        title: { en: 'Tools', de: 'Werkzeuge' },
        children: [{ title: { en: 'Tags' } }],
      },
    };
    expect(told([menu], ['de'])).toEqual(['de: /children/0/title']);
  });
});
