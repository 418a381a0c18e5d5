import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { generateTags, type TagInput } from './generate-tags.ts';
import { normalForm } from './normal-form.ts';
import { charactersOf, MOST_CHARACTERS } from './tag-budget.ts';

const tagsOf = (input: Partial<TagInput>, language: Language = 'en') =>
  generateTags({ title: '', description: '', keywords: '', ...input }, { language }).tags;

describe('tags', () => {
  test.each<[Language, string, string[], string[]]>([
    [
      'en',
      'How to repair a vintage road bike',
      ['vintage road', 'vintage road bike', 'road bike', 'vintage', 'repair'],
      ['how', 'to', 'a', 'how to repair', 'repair a'],
    ],
    [
      'de',
      'Sauerteigbrot backen für Anfänger und Eilige',
      ['sauerteigbrot', 'sauerteigbrot backen', 'backen für anfänger'],
      ['für', 'und', 'anfänger und'],
    ],
    ['es', 'Receta de tortilla de patatas', ['receta de tortilla', 'patatas'], ['de', 'receta de']],
    ['fr', 'Les meilleurs vins d’Alsace', ['meilleurs vins'], ['les']],
    ['ja', '初心者のための料理レシピ', ['料理', '料理レシピ', '初心者'], ['の', 'ため']],
    ['zh_CN', '如何制作家常红烧肉', ['制作', '红烧'], ['如何']],
    ['ko', '초보자를 위한 요리 레시피', ['요리', '요리 레시피'], []],
    ['hi_IN', 'घर पर पनीर बनाने की विधि', ['पनीर', 'पनीर बनाने', 'विधि'], ['की', 'पर']],
    ['ru', 'Как приготовить борщ дома', ['борщ', 'борщ дома'], ['как']],
    ['tr', 'Evde kolay ekmek tarifi', ['kolay ekmek', 'ekmek tarifi'], []],
    ['vi', 'Cách nấu phở bò tại nhà', ['nấu phở bò', 'phở bò'], ['cách', 'tại']],
    ['pt_BR', 'Receita de pão de queijo', ['receita de pão', 'queijo'], ['de']],
  ])('of a title in %s are phrases that say something', (language, title, some, none) => {
    const tags = tagsOf({ title }, language);
    expect(tags).toEqual(expect.arrayContaining(some));
    expect(tags.filter((tag) => none.includes(tag))).toEqual([]);
  });

  test('of Thai are found without spaces', () => {
    expect(tagsOf({ title: 'สอนทำอาหารไทย' }).length).toBeGreaterThan(1);
  });

  test('of a text in another language than its reader’s leave out its small words', () => {
    expect(tagsOf({ title: 'Das Brot und die Butter' }, 'ja')).toEqual(['brot', 'butter']);
  });

  test('begin with the keywords, as they were written', () => {
    const tags = tagsOf({ title: 'Road bike', keywords: 'Gravel Bike, "fixie"\n#steel' });
    expect(tags.slice(0, 3)).toEqual(['Gravel Bike', 'fixie', 'steel']);
  });

  test('are the same whatever their case, width and signs', () => {
    expect(tagsOf({ keywords: 'Road-Bike, road bike, ＲＯＡＤＢＩＫＥ, roadbike!' })).toEqual([
      'Road-Bike',
    ]);
  });

  test('do not reach over the end of a sentence, and leave out addresses and times', () => {
    const description =
      'Cheap frames. Steel forks\n0:45 https://example.org/x mail@example.org @me';
    expect(tagsOf({ description })).toEqual(['cheap frames', 'steel forks']);
  });

  test('keep a loan word of Japanese together', () => {
    expect(tagsOf({ title: 'サワードウブレッドを焼く' }, 'ja')).toContain('サワードウブレッド');
  });

  test('count their commas, and quotation marks where there is a space', () => {
    expect(charactersOf(['Foo-Baz'])).toBe(7);
    expect(charactersOf(['Foo Baz'])).toBe(9);
    expect(charactersOf(['Foo Baz', 'bar'])).toBe(13);
    expect(charactersOf([])).toBe(0);
  });

  test('are as many as fit, a shorter one after one that does not', () => {
    const long = 'x'.repeat(490);
    expect(tagsOf({ keywords: `${long},too long by far,short` })).toEqual([long, 'short']);
  });

  test('never take more than there is room for, and are never there twice', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 800, unit: 'grapheme' }),
      fc.lorem({ maxCount: 120 }),
      fc
        .array(fc.constantFrom('a b', 'ab', 'A-B', '料理', 'の', ',', '\n', '<i>', '"'))
        .map(String),
    );
    const input = fc.record({ title: text, description: text, keywords: text });
    fc.assert(
      fc.property(input, fc.constantFrom(...LANGUAGES), (given, language) => {
        const { tags, used } = generateTags(given, { language });
        expect(used).toBe(charactersOf(tags));
        expect(tags.join(',').length).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(used).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(new Set(tags.map(normalForm)).size).toBe(tags.length);
        expect(tags.filter((tag) => /[<>",\n]/u.test(tag))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
