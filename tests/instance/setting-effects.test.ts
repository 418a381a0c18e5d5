import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { EFFECTS, NAMING, UNSHOWN } from './setting-effects.ts';

/** Each value that a form asks for, by the names that lead to it. */
function propertiesOf(fields: readonly FieldNode[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (!('fields' in field || 'kinds' in field)) return [path];
    const inside = [...(field.fields ?? []), ...kindsOf(field)];
    return propertiesOf(inside, field.control === 'list' ? `${path}[].` : `${path}.`);
  });
}

const kindsOf = (field: FieldNode) =>
  'kinds' in field && field.kinds ? Object.values(field.kinds).flat() : [];

describe.each(DOCUMENT_KINDS)('each property of a %s', (kind) => {
  const properties = [...new Set(propertiesOf(FIELDS[kind]))].filter(
    (property) => !NAMING.includes(property),
  );
  const shown = Object.values(EFFECTS[kind])
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : entry[0]));

  it('does something that a test shows', () => {
    const unshown = UNSHOWN[kind] ?? [];
    expect([...shown, ...unshown].toSorted()).toEqual(properties.toSorted());
  });

  it.each(Object.entries(EFFECTS[kind]))('is spoken of in %s', (file, entries) => {
    const source = readFileSync(file, 'utf8');
    const unsaid = entries
      .map((entry) => (typeof entry === 'string' ? (entry.split('.').at(-1) ?? '') : entry[1]))
      .filter((said) => !source.includes(said));
    expect(unsaid).toEqual([]);
  });
});
