import type { Language } from '#locales/languages.ts';
import { readLabelled, readLabels, type LabelRow } from './label.store.ts';
import { pickField } from './pick-text.ts';

// Labels are few, and read whole.
export { readLabelled, readLabels, type LabelRow };

/** What labels are called, in one line; null where there is none. */
export function namesOfLabels(
  labels: readonly LabelRow[],
  ids: readonly number[],
  language: Language,
): string | null {
  const names = labels
    .filter(({ id }) => ids.includes(id))
    .map(({ texts }) => pickField(texts, 'name', language) ?? '');
  return names.length === 0 ? null : names.join(', ');
}
