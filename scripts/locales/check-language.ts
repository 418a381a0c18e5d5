import type { Language } from '#locales/languages.ts';
import { baseKey, countedKeys, pluralFormsOf } from './plural-forms.ts';
import type { Problem } from './problem.ts';
import { textFile, type Namespace, type Namespaces } from './read-texts.ts';
import type { SameTexts } from './same-texts.ts';
import { hasStrayBrace, hasWords, placeholdersOf, tagsOf } from './text-marks.ts';

interface Checked {
  language: Language;
  english: Namespaces;
  own: Namespaces;
  same: SameTexts;
}

/** Holds one language against English; English against itself. */
export function checkLanguage({ language, english, own, same }: Checked): Problem[] {
  const problems: Problem[] = [];
  for (const namespace of new Set([...english.keys(), ...own.keys()])) {
    const file = textFile(language, namespace);
    const report = (key: string, sentence: string) => problems.push({ file, key, sentence });
    const [theirs, ours] = [english.get(namespace), own.get(namespace)];
    if (!theirs) report(namespace, 'is a namespace that English does not have.');
    else if (!ours) report(namespace, 'is missing as a whole.');
    else {
      compareKeys({ language, english: theirs, own: ours, report });
      compareTexts({ english: theirs, own: ours, report });
      if (language !== 'en') {
        const isSame = (key: string) => same.allows(`${namespace}:${key}`, language);
        findUntranslated({ english: theirs, own: ours, isSame, report });
      }
    }
  }
  return problems;
}

interface Compared {
  english: Namespace;
  own: Namespace;
  report: (key: string, sentence: string) => void;
}

function compareKeys({ language, english, own, report }: Compared & { language: Language }): void {
  const counted = countedKeys(english.keys());
  const forms = pluralFormsOf(language);
  const expected = new Set(
    [...english.keys()].flatMap((key) => {
      const base = baseKey(key, counted);
      return base === key ? [key] : forms.map((form) => `${base}_${form}`);
    }),
  );
  for (const key of expected) {
    if (own.has(key)) continue;
    const isForm = baseKey(key, counted) !== key;
    report(
      key,
      isForm ? `is missing: ${language} counts with ${forms.join(', ')}.` : 'is missing.',
    );
  }
  for (const key of own.keys()) {
    if (expected.has(key)) continue;
    const isForm = baseKey(key, counted) !== key;
    report(
      key,
      isForm
        ? `is a form too many: ${language} counts with ${forms.join(', ')}.`
        : 'is a text that English does not have.',
    );
  }
}

function compareTexts({ english, own, report }: Compared): void {
  const counted = countedKeys(english.keys());
  for (const [key, text] of own) {
    if (text.trim() === '') report(key, 'is empty.');
    else if (text !== text.trim()) report(key, 'begins or ends with a space.');
    if (hasStrayBrace(text)) report(key, 'has a brace that is not part of a {{placeholder}}.');

    // Every form has the values of all others: "21" is singular in Russian.
    const base = baseKey(key, counted);
    const model = english.get(base === key ? key : `${base}_other`);
    if (model === undefined) continue;
    const [values, tags] = [placeholdersOf(model), tagsOf(model)];
    if (placeholdersOf(text).join() !== values.join()) {
      const wanted = values.map((value) => `{{${value}}}`).join(' ') || 'no placeholder';
      report(key, `should have ${wanted}, as in English.`);
    }
    if (tagsOf(text).join() !== tags.join()) {
      report(key, `should have ${tags.join(' ') || 'no tag'}, as in English.`);
    }
  }
}

function findUntranslated({
  english,
  own,
  isSame,
  report,
}: Compared & { isSame: (key: string) => boolean }): void {
  const counted = countedKeys(english.keys());
  for (const [key, text] of own) {
    const base = baseKey(key, counted);
    const model = english.get(key) ?? english.get(`${base}_other`);
    if (text !== model || !hasWords(text) || isSame(base)) continue;
    report(key, 'is the English text; if it has to be, say why in scripts/locales/same-texts.ts.');
  }
}
