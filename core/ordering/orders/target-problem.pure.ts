import type { FieldProblem, FieldProblems } from '#core/errors.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

interface Target {
  id: number;
  view_type: 'comments' | 'seo_keywords' | 'textarea' | null;
  is_selectable: boolean;
  selectable_values: readonly { id: string }[];
}

interface Targeted {
  targets: readonly Target[];
  /** Each line of its first text is one delivered unit. */
  calculable_quantity: boolean;
}

/** The values without empty lines and empty targets. */
export function saidValues(values: readonly TargetableValue[]): TargetableValue[] {
  return values.flatMap((value) => {
    const said = value.values.map((text) => text.trim()).filter((text) => text !== '');
    return said.length === 0 ? [] : [{ ...value, values: said }];
  });
}

/** The problems of a line's values with regard to what the service requires. */
export function targetProblems(
  { targets, calculable_quantity: isCounted }: Targeted,
  values: readonly TargetableValue[],
  quantity: number,
): FieldProblems {
  const problem = valuesProblem(targets, values) ?? missing(targets, { values, isCounted });
  if (problem) return { targetable_values: [problem] };
  const counted = isCounted ? linesOf(targets, values) : undefined;
  if (counted === undefined || counted === quantity) return {};
  return { quantity: [{ code: 'quantity_of_lines', params: { lines: counted } }] };
}

function valuesProblem(
  targets: readonly Target[],
  values: readonly TargetableValue[],
): FieldProblem | undefined {
  const seen = new Set<number>();
  for (const { targetId, values: said } of values) {
    const target = targets.find(({ id }) => id === targetId);
    if (!target) return { code: 'unrecognized' };
    if (seen.has(targetId)) return { code: 'duplicate' };
    seen.add(targetId);
    const options = target.selectable_values.map(({ id }) => id);
    if (target.is_selectable && said.some((value) => !options.includes(value))) {
      return { code: 'not_one_of', params: { options: options.join(', ') } };
    }
  }
  return undefined;
}

/** Keywords and countable lines are required. */
function missing(
  targets: readonly Target[],
  { values, isCounted }: { values: readonly TargetableValue[]; isCounted: boolean },
): FieldProblem | undefined {
  const needed = targets.filter(
    (target) => target.view_type === 'seo_keywords' || (isCounted && target === countedOf(targets)),
  );
  const isSaid = needed.every(({ id }) => values.some(({ targetId }) => targetId === id));
  return isSaid ? undefined : { code: 'required' };
}

const countedOf = (targets: readonly Target[]) =>
  targets.find(({ view_type: type }) => type === 'comments' || type === 'textarea');

function linesOf(
  targets: readonly Target[],
  values: readonly TargetableValue[],
): number | undefined {
  const target = countedOf(targets);
  return values.find(({ targetId }) => targetId === target?.id)?.values.length;
}
