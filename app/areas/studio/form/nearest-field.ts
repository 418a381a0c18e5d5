import type { FieldNode } from '#instance-schema/field-node.ts';
import { fieldAt } from './form-steps.ts';

interface Found {
  field: FieldNode;
  pointer: string;
}

/** The field at a place, or the one that the place is within: a language of a text, a line of many. */
export function nearestField(
  fields: readonly FieldNode[],
  pointer: string,
  root: unknown,
): Found | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = fieldAt(fields, at, root);
    if (field) return { field, pointer: at };
  }
  return undefined;
}
