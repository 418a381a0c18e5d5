import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Values } from './documents.ts';

const UNSEEN: readonly FieldNode['control'][] = ['fixed', 'position'];

/** What no form ever asks for, so that none may say it either. */
export const isUnseen = ({ control }: FieldNode): boolean => UNSEEN.includes(control);

/** Whether a form asks for a field; what has a value is shown, so that it can be taken away. */
export function isAsked(field: FieldNode, values: Values): boolean {
  if (isUnseen(field)) return false;
  const { when, name } = field;
  if (!when || values[name] !== undefined) return true;
  const neighbour = values[when.name];
  return when.is ? when.is.includes(neighbour) : !when.isNot?.includes(neighbour);
}
