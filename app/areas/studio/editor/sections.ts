import type { FieldNode } from '#instance-schema/field-node.ts';

type Section =
  | { kind: 'named'; name: string; fields: FieldNode[] }
  | { kind: 'whole'; field: FieldNode };

const DEFAULT_SECTION = 'general';

/**
 * Fields that are shown together, in the order in which the first of each comes. A value with fields
 * of its own stands alone unless it says where it belongs.
 */
export function sectionsOf(fields: readonly FieldNode[]): Section[] {
  const sections: Section[] = [];
  for (const field of fields) {
    const isWhole = field.control === 'list' || field.control === 'object';
    if (isWhole && field.section === undefined) {
      sections.push({ kind: 'whole', field });
      continue;
    }
    const name = field.section ?? DEFAULT_SECTION;
    const known = sections.find((one) => one.kind === 'named' && one.name === name);
    if (known?.kind === 'named') known.fields.push(field);
    else sections.push({ kind: 'named', name, fields: [field] });
  }
  return sections;
}
