import type { FieldNode } from '#instance-schema/field-node.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { fieldAt } from './form-steps.ts';

interface PlacedProblem {
  pointer: string;
  code: string;
}

/**
 * Problems where somebody can do something about them: a group that is missing, as when all of its
 * inputs were emptied, lacks what it requires, and only its fields can be written into.
 */
export function placedProblems<Problem extends PlacedProblem>(
  problems: readonly Problem[],
  { fields, document }: { fields: readonly FieldNode[]; document: unknown },
): Problem[] {
  return problems.flatMap((problem) => {
    if (problem.code !== 'required') return [problem];
    const field = fieldAt(fields, problem.pointer, document);
    const places = field ? requiredIn(field, problem.pointer) : [];
    if (places.length === 0) return [problem];
    return places.map((pointer) => ({ ...problem, pointer }));
  });
}

function requiredIn(field: FieldNode, pointer: string): string[] {
  if (field.control !== 'object') return [pointer];
  return field.fields
    .filter(({ isRequired }) => isRequired)
    .flatMap((inner) => requiredIn(inner, pointerTo(pointer, inner.name)));
}
