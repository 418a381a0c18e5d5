import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode, LeafField, ListField } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';

/** A document as the studio has it, valid or not. */
export interface StudioDocument {
  kind: DocumentKind;
  key: string;
  body: Readonly<Record<string, unknown>>;
}

/** A field of a document. */
export interface Place {
  kind: DocumentKind;
  key: string;
  pointer: string;
}

/** What stands in a single field. */
export interface FilledPlace extends Place {
  field: LeafField;
  value: unknown;
}

/** Tells places apart, and is the same for the same place of two trees. */
export const placeId = ({ kind, key, pointer }: Place): string => `${kind} ${key} ${pointer}`;

/** Every field of some documents that holds something. */
export function filledPlaces(documents: readonly StudioDocument[]): FilledPlace[] {
  return documents.flatMap(({ kind, key, body }) =>
    valuesIn(FIELDS[kind], body, '').map((found) => ({ ...found, kind, key })),
  );
}

type Found = Omit<FilledPlace, 'kind' | 'key'>;

function valuesIn(fields: readonly FieldNode[], holder: unknown, pointer: string): Found[] {
  if (!isRecord(holder)) return [];
  return fields.flatMap((field): Found[] => {
    const value = Object.hasOwn(holder, field.name) ? holder[field.name] : undefined;
    if (value === undefined) return [];
    const at = pointerTo(pointer, field.name);
    if (field.control === 'list') {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry, index) =>
        valuesIn(entryFields(field, entry), entry, pointerTo(at, index)),
      );
    }
    if ('fields' in field) return valuesIn(field.fields, value, at);
    return [{ pointer: at, field, value }];
  });
}

/** What an entry of a list holds, by its kind where there are several. */
export function entryFields(field: ListField, entry: unknown): readonly FieldNode[] {
  if (field.same) return FIELDS[field.same];
  if (!field.kinds) return field.fields ?? [];
  const type = isRecord(entry) ? entry['type'] : undefined;
  return (typeof type === 'string' && Object.hasOwn(field.kinds, type) && field.kinds[type]) || [];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
