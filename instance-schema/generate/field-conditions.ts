import type { FieldCondition } from '../field-node.ts';
import type { SchemaNode } from './schema-files.ts';

/**
 * Which properties an object forbids, by the value of another one: `if` a constant, `then` or `else`
 * a property that may not be there.
 */
export function conditionsIn({ allOf }: SchemaNode): Map<string, FieldCondition> {
  const conditions = new Map<string, FieldCondition>();
  for (const rule of Array.isArray(allOf) ? allOf.filter(isNode) : []) {
    const [name, tested] = Object.entries(propertiesOf(rule['if']))[0] ?? [];
    if (name === undefined || !isNode(tested) || tested.const === undefined) continue;
    const value = tested.const;
    for (const one of forbiddenBy(rule['then'])) conditions.set(one, { name, isNot: [value] });
    for (const one of forbiddenBy(rule['else'])) conditions.set(one, { name, is: [value] });
  }
  return conditions;
}

function forbiddenBy(branch: unknown): string[] {
  return Object.entries(propertiesOf(branch)).flatMap(([name, rule]) =>
    rule === false ? [name] : [],
  );
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return (isNode(schema) && schema.properties) || {};
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
