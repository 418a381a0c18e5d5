import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';

const LONGEST = 120;

/** A line for each field that differs, as `diff` and `apply` print them. */
export function differenceInWords(changes: readonly FieldDifference[]): string {
  return changes
    .map(({ kind, key, pointer, before, after }) => {
      const place = kind === 'settings' ? kind : `${kind} ${key}`;
      return `${place}${pointer} ${shown(before)} → ${shown(after)}`;
    })
    .join('\n');
}

function shown(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
