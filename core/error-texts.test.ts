import { describe, expect, it } from 'vitest';
import { ERROR_CODES, FIELD_CODES, FIELD_PARAMS } from '#core/errors.ts';
import { createErrorTexts, readErrorTexts } from '#core/testing/error-texts.ts';
import { LANGUAGES, languageTag, type Language } from '#locales/languages.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const baseKeys = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].sort();

/** The texts of a part, each of its plural forms by its own key. */
const part = (language: Language, name: string) => readErrorTexts(language)[name] ?? {};

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(LANGUAGES)('the error texts in %s', (language) => {
  it('say every code of the catalogue, and nothing else', () => {
    expect(Object.keys(part(language, 'code')).sort()).toEqual([...ERROR_CODES].sort());
    expect(baseKeys(part(language, 'field'))).toEqual([...FIELD_CODES].sort());
  });

  it('have every plural form that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
    const keys = Object.keys(part(language, 'field'));
    const counted = baseKeys(part('en', 'field')).filter((key) => keys.includes(`${key}_other`));
    expect(counted).toHaveLength(7);
    for (const key of counted) {
      const forms = keys.filter((name) => name.startsWith(`${key}_`));
      expect(forms.sort()).toEqual(pluralCategories.map((form) => `${key}_${form}`).sort());
    }
  });

  it('name what their code comes with, and nothing else', () => {
    const params: Partial<Record<string, readonly string[]>> = FIELD_PARAMS;
    for (const [key, text] of Object.entries(part(language, 'field'))) {
      const names = params[key.replace(PLURAL, '')] ?? [];
      expect(placeholders(text), key).toEqual(names.map((name) => `{{${name}}}`));
    }
  });

  it('fill the same placeholders as the English ones', () => {
    for (const name of ['code', 'field']) {
      for (const [key, text] of Object.entries(part(language, name))) {
        const english = part('en', name)[key] ?? part('en', name)[key.replace(PLURAL, '_other')];
        expect(placeholders(text), key).toEqual(placeholders(english ?? ''));
      }
    }
  });
});

describe('an error text', () => {
  const texts = createErrorTexts();

  it.each([
    ['en', 1, 'Enter at least 1 character'],
    ['en', 3, 'Enter at least 3 characters'],
    ['ru', 1, 'Введите не менее 1 символа'],
    ['ru', 5, 'Введите не менее 5 символов'],
    ['pt_BR', 2, 'Digite pelo menos 2 caracteres'],
    ['zh_CN', 2, '请至少输入 2 个字符'],
  ])('in %s counts %i', (language, count, text) => {
    expect(texts(language, 'errors:field.too_short', { count })).toBe(text);
  });

  it('says how to add a host that nobody serves', () => {
    expect(texts('en', 'errors:code.unknown_host', { host: 'shop.example' })).toContain(
      'npm run instance:add -- --host shop.example --name <name>',
    );
  });
});
