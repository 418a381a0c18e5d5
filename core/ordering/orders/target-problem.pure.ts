import {
  isAskedFor,
  isCountable,
  isTargetKind,
  ruleOf,
  saidIn,
  type TargetKind,
} from '#core/catalogue/services/target-kinds.pure.ts';
import { problemOfValues } from '#core/catalogue/services/target-values.pure.ts';
import type { FieldProblem, FieldProblems } from '#core/errors.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import { TARGETS, targetName } from '#core/ordering/form/target-name.pure.ts';

interface Target {
  id: number;
  view_type: TargetKind | null;
  is_selectable: boolean;
  selectable_values: readonly { id: string }[];
}

interface Targeted {
  targets: readonly Target[];
  /** Each line of its first list is one delivered unit. */
  calculable_quantity: boolean;
}

/** The values without empty lines and empty targets. */
export function saidValues(values: readonly TargetableValue[]): TargetableValue[] {
  return values.flatMap((value) => {
    const said = value.values.map((text) => text.trim()).filter((text) => text !== '');
    return said.length === 0 ? [] : [{ ...value, values: said }];
  });
}

/**
 * The values as the service means them: it determines what a value is for, not the client, and what
 * is not asked for as the rest is answered says nothing.
 */
export function meantValues(
  { targets }: Pick<Targeted, 'targets'>,
  values: readonly TargetableValue[],
): TargetableValue[] {
  const typed = values.map((value) => ({
    ...value,
    viewType: targets.find(({ id }) => id === value.targetId)?.view_type ?? null,
  }));
  const saidOf = saidIn(typed);
  return typed.filter(({ viewType }) => !isTargetKind(viewType) || isAskedFor(viewType, saidOf));
}

/** The problems of a line's meant values with regard to what the service requires. */
export function targetProblems(
  service: Targeted,
  values: readonly TargetableValue[],
  quantity: number,
): FieldProblems {
  const problems: FieldProblems = {
    ...valueProblems(service, values),
    ...missing(service, values),
  };
  if (Object.keys(problems).length > 0) return problems;
  const counted = service.calculable_quantity ? linesOf(service, values) : undefined;
  if (counted === undefined || counted === quantity) return {};
  return { quantity: [{ code: 'quantity_of_lines', params: { lines: counted } }] };
}

function valueProblems({ targets }: Targeted, values: readonly TargetableValue[]): FieldProblems {
  const problems: Record<string, FieldProblem[]> = {};
  const seen = new Set<number>();
  for (const { targetId, values: said } of values) {
    const target = targets.find(({ id }) => id === targetId);
    if (!target) return { [TARGETS]: [{ code: 'unrecognized' }] };
    if (seen.has(targetId)) return { [TARGETS]: [{ code: 'duplicate' }] };
    seen.add(targetId);
    const problem = problemOf(target, said);
    if (problem) problems[targetName(targetId)] = [problem];
  }
  return problems;
}

function problemOf(target: Target, said: readonly string[]): FieldProblem | undefined {
  const options = target.selectable_values.map(({ id }) => id);
  if (target.is_selectable && said.some((value) => !options.includes(value))) {
    return { code: 'not_one_of', params: { options: options.join(', ') } };
  }
  return target.view_type === null ? undefined : problemOfValues(target.view_type, said);
}

/** What has to be there: most kinds where they are asked for, and countable lines. */
function missing(service: Targeted, values: readonly TargetableValue[]): FieldProblems {
  const { targets, calculable_quantity: isCounted } = service;
  const saidOf = saidIn(values);
  const isNeeded = ({ view_type: kind }: Target) =>
    kind !== null && ruleOf(kind).isNeeded === 'always' && isAskedFor(kind, saidOf);
  const needed = targets.filter(
    (target) => isNeeded(target) || (isCounted && target === countedOf(service)),
  );
  const unsaid = needed.filter(({ id }) => !values.some(({ targetId }) => targetId === id));
  return Object.fromEntries(unsaid.map(({ id }) => [targetName(id), [{ code: 'required' }]]));
}

const countedOf = ({ targets }: Targeted) =>
  targets.find(({ view_type: kind }) => isCountable(kind));

function linesOf(service: Targeted, values: readonly TargetableValue[]): number | undefined {
  const target = countedOf(service);
  return values.find(({ targetId }) => targetId === target?.id)?.values.length;
}
