import type { FieldNode } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isLeafField } from './field-kinds.ts';
import { fieldAt } from './form-steps.ts';
import { nearestField } from './nearest-field.ts';

interface PlacedProblem {
  pointer: string;
  code: string;
}

interface Form {
  fields: readonly FieldNode[];
  document: unknown;
}

/**
 * Problems where somebody can do something about them: a group that is missing, as when all of its
 * inputs were emptied, lacks what it requires, and only its fields can be written into.
 */
export function placedProblems<Problem extends PlacedProblem>(
  problems: readonly Problem[],
  { fields, document }: Form,
): Problem[] {
  return problems.flatMap((problem) => {
    if (problem.code !== 'required') return [problem];
    const field = fieldAt(fields, problem.pointer, document);
    const places = field ? requiredIn(field, problem.pointer) : [];
    if (places.length === 0) return [problem];
    return places.map((pointer) => ({ ...problem, pointer }));
  });
}

/** What is wrong with one of several lines or choices, which are one field, with its number. */
export function entryProblem<Problem extends PlacedProblem>(
  problem: Problem,
  { fields, document }: Form,
): Problem & { entry?: number } {
  const at = nearestField(fields, problem.pointer, document);
  if (!at || !isLeafField(at.field)) return problem;
  const rest = /^\/(\d{1,4})$/.exec(problem.pointer.slice(at.pointer.length))?.[1];
  if (rest === undefined) return problem;
  return { ...problem, pointer: at.pointer, entry: Number(rest) };
}

function requiredIn(field: FieldNode, pointer: string): string[] {
  if (field.control !== 'object') return [pointer];
  return field.fields
    .filter(({ isRequired }) => isRequired)
    .flatMap((inner) => requiredIn(inner, pointerTo(pointer, inner.name)));
}
