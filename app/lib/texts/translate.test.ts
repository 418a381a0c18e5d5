import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type FormatFunction, type Resource } from 'i18next';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageTag } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import { translate, valueInText, type Texts } from './translate.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../locales');

const FORM = /_(zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 19, 21, 22, 25, 100, 101, 111, 1_000_000, 1.5, 0.1];
const VALUES = ['Nova', '', '$&', '{{name}}', '$t(shell:login)', '<b>&amp;', 0, 12.5, true, null];

function textsIn(language: string): Map<string, Texts> {
  const folder = path.join(ROOT, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Texts,
    ]),
  );
}

/** i18next itself. The keys are those of every text, which no type knows. */
function i18nextOf(language: string, texts: ReadonlyMap<string, Texts>) {
  const numbers = numberStyle(language);
  const format = (...[value, , , options]: Parameters<FormatFunction>) =>
    // What is no count goes through as it is.
    valueInText(String(options?.['interpolationkey']), value, numbers) as string;
  const i18next = createInstance();
  void i18next.init({
    ...I18N_OPTIONS,
    interpolation: { ...I18N_OPTIONS.interpolation, alwaysFormat: true, format },
    lng: language,
    resources: { [language]: Object.fromEntries(texts) as Resource[string] },
    initImmediate: false,
  });
  return i18next.t as (key: string, values?: object) => string;
}

/** Every text with its key. */
function textsOf(texts: unknown, above = ''): [key: string, text: string][] {
  if (typeof texts !== 'object' || texts === null) return [[above, String(texts)]];
  return Object.entries(texts).flatMap(([key, within]) =>
    textsOf(within, above === '' ? key : `${above}.${key}`),
  );
}

/** The values that a text names, and `count`, by which i18next chooses a form. */
function namesIn(text: string): string[] {
  const named = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name.trim());
  return ['name', 'count', ...named];
}

/** All that a text names, each with this value. */
const withValue = (text: string, value: unknown) =>
  Object.fromEntries(namesIn(text).map((name) => [name, value]));

describe.each(LANGUAGES)('%s', (language) => {
  test('every text reads as i18next reads it, with every value and in every form', () => {
    const source = {
      texts: textsIn(language),
      plurals: new Intl.PluralRules(languageTag(language)),
      numbers: numberStyle(language),
    };
    const t = i18nextOf(language, source.texts);
    const others: string[] = [];
    const compare = (namespace: string, key: string, values?: Record<string, unknown>) => {
      const expected = t(`${namespace}:${key}`, values);
      if (translate(source, { namespace, key, values }) !== expected) others.push(key);
    };
    for (const [namespace, texts] of source.texts) {
      const seen = new Set<string>();
      for (const [key, text] of textsOf(texts)) {
        compare(namespace, key);
        // One value a language: in all of them together each text is given every value.
        const value = VALUES[(key.length + LANGUAGES.indexOf(language)) % VALUES.length];
        compare(namespace, key, withValue(text, value));
        const counted = key.replace(FORM, '');
        if (counted === key || seen.has(counted)) continue;
        seen.add(counted);
        for (const count of COUNTS) compare(namespace, counted, { count });
      }
    }
    expect(others).toEqual([]);
  });

  test('no text asks for what only i18next can: nested texts, formats, steps into a value', () => {
    const texts = JSON.stringify([...textsIn(language).values()]);
    expect(texts).not.toMatch(/\$t\(|\{\{[^}]*[,.-]/);
  });
});

test('a key without a text stands for itself', () => {
  const source = {
    texts: new Map([['shell', { login: 'Log in', group: { text: 'x' } }]]),
    plurals: new Intl.PluralRules('en'),
    numbers: numberStyle('en'),
  };
  for (const key of ['missing', 'group', 'login.more', 'toString', 'group.constructor', '']) {
    expect(translate(source, { namespace: 'shell', key })).toBe(key);
  }
  expect(translate(source, { namespace: 'panels', key: 'shell:login' })).toBe('Log in');
  expect(translate(source, { namespace: 'shell', key: 'other:login' })).toBe('login');
});
