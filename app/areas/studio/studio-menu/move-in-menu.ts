import { FIELDS } from '#instance-schema/generated/fields.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { isObject, type Values } from '#app/areas/studio/form/documents.ts';
import { fieldChanges } from '#app/areas/studio/form/field-changes.ts';
import { takeStep } from '#app/areas/studio/form/form-steps.ts';

interface MenuDocument {
  key: string;
  body: Values;
}

const KIND = 'menu-item';

/** The indices of entries as they are shown: the least sorting first, else as they were written. */
export function sortedBy(entries: readonly unknown[]): number[] {
  const place = (entry: unknown) =>
    isObject(entry) && typeof entry['sorting'] === 'number' ? entry['sorting'] : 0;
  const indices = entries.map((_, index) => index);
  return indices.sort((a, b) => place(entries[a]) - place(entries[b]));
}

/**
 * What a button of the menu changes: `up <key>`, or `down <key> /children/1` for an entry below;
 * undefined for what no button says.
 */
export function moveInMenu(
  documents: readonly MenuDocument[],
  button: unknown,
): DraftChange[] | undefined {
  const [, name, key, pointer] =
    /^(up|down) (\S{1,300})(?: ((?:\/children\/\d{1,3}){1,8}))?$/.exec(String(button)) ?? [];
  if ((name !== 'up' && name !== 'down') || key === undefined) return undefined;
  if (pointer === undefined) return moveDocument(documents, { key, name });
  const document = documents.find((one) => one.key === key);
  if (!document) return [];
  const fields = FIELDS[KIND];
  const step = takeStep(fields, document.body, { name, pointer });
  if (!step) return [];
  const whole = new Set(step.whole === undefined ? [] : [step.whole]);
  const compared = { before: document.body, after: step.after, pointer: '', whole };
  const set = fieldChanges(fields, compared);
  return set.length === 0 ? [] : [{ do: 'set', kind: KIND, key, fields: set }];
}

function moveDocument(
  documents: readonly MenuDocument[],
  { key, name }: { key: string; name: 'up' | 'down' },
): DraftChange[] {
  const order = sortedBy(documents.map(({ body }) => body)).flatMap((at) => documents[at] ?? []);
  const at = order.findIndex((one) => one.key === key);
  const target = name === 'up' ? at - 1 : at + 1;
  const [moved, other] = [order[at], order[target]];
  if (!moved || !other) return [];
  const next = order.with(target, moved).with(at, other);
  return next.flatMap((document, index): DraftChange[] => {
    const sorting = (index + 1) * 10;
    if (document.body['sorting'] === sorting) return [];
    const fields = [{ pointer: '/sorting', value: sorting }];
    return [{ do: 'set', kind: KIND, key: document.key, fields }];
  });
}
