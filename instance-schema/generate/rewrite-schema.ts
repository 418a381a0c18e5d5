import type { SchemaNode } from './schema-files.ts';

/** These say how a form asks for a value: instance-schema/README.md. */
export const FOR_FORMS = [
  'x-control',
  'x-group',
  'x-help',
  'x-option-texts',
  'x-order',
  'x-section',
  'x-when',
];

/** Rewrites a schema and all that stand inside it, the innermost first. */
export function rewriteSchema(
  schema: SchemaNode,
  change: (node: SchemaNode) => SchemaNode,
): SchemaNode {
  const deeper = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deeper);
    return typeof value === 'object' && value !== null
      ? rewriteSchema({ ...value }, change)
      : value;
  };
  const copy: SchemaNode = {};
  for (const [keyword, value] of Object.entries(schema)) copy[keyword] = deeper(value);
  return change(copy);
}

/** Without some words; a property that has such a word as its name stays. */
export function withoutWords(schema: SchemaNode, words: readonly string[]): SchemaNode {
  return rewriteSchema(schema, (node) =>
    Object.fromEntries(
      Object.entries(node).filter(
        ([keyword, value]) =>
          !words.includes(keyword) || (typeof value !== 'string' && !keyword.startsWith('x-')),
      ),
    ),
  );
}
