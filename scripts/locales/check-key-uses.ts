import type { KeyUse } from './find-key-uses.ts';
import { baseKey, countedKeys } from './plural-forms.ts';
import type { Problem } from './problem.ts';
import { namesKey } from './read-key.ts';
import { textFile, type Namespace, type Namespaces } from './read-texts.ts';
import { valuesNeededBy } from './text-marks.ts';

/** A text as the code knows it: all its plural forms are one. */
interface Text {
  /** What a place that shows it has to give. */
  values: string[];
  used: boolean;
}

/** Holds the places that show texts against the texts there are. */
export function checkKeyUses(english: Namespaces, uses: readonly KeyUse[]): Problem[] {
  const problems: Problem[] = [];
  const all = new Map([...english].map(([name, namespace]) => [name, textsOf(namespace)]));
  for (const { at, namespace, key, values } of uses) {
    const report = (sentence: string) =>
      problems.push({ file: at, key: `${namespace}:${key}`, sentence });
    const named = [...(all.get(namespace) ?? [])].filter(([other]) => namesKey(key, other));
    if (named.length === 0) report('is no text of locales/en.');
    for (const [name, text] of named) {
      text.used = true;
      const lacking = text.values.filter((value) => values && !values.includes(value));
      if (lacking.length > 0) report(`gives no ${lacking.join(', ')} to ${namespace}:${name}.`);
    }
  }
  for (const [namespace, texts] of all) {
    for (const [key, { used }] of texts) {
      if (used) continue;
      const sentence = 'is shown nowhere in app, server or core.';
      problems.push({ file: textFile('en', namespace), key, sentence });
    }
  }
  return problems;
}

function textsOf(namespace: Namespace): Map<string, Text> {
  const counted = countedKeys(namespace.keys());
  const texts = new Map<string, Text>();
  for (const [key, text] of namespace) {
    const base = baseKey(key, counted);
    const values = [...valuesNeededBy(text), ...(base === key ? [] : ['count'])];
    const others = texts.get(base)?.values ?? [];
    texts.set(base, { values: [...new Set([...others, ...values])], used: false });
  }
  return texts;
}
