import { rewriteSchema } from './rewrite-schema.ts';
import type { SchemaNode } from './schema-files.ts';

/** The schema of a document whose defaults are filled: what has a default is always there. */
export function requireDefaults(schema: SchemaNode): SchemaNode {
  return rewriteSchema(schema, (node) => {
    const filled = Object.entries(node.properties ?? {}).filter(
      ([, property]) => typeof property === 'object' && 'default' in property,
    );
    if (filled.length === 0) return node;
    const required = new Set([...(node.required ?? []), ...filled.map(([name]) => name)]);
    return { ...node, required: [...required] };
  });
}
