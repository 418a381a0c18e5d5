import type { ServiceTarget } from '#core/catalogue/services/ordered-service.ts';
import {
  isAskedFor,
  isTargetKind,
  ruleOf,
  saidIn,
  type TargetKind,
} from '#core/catalogue/services/target-kinds.pure.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import type { Params } from './params.ts';
import { Refusal } from './refusal.ts';
import { SAYS } from './words.pure.ts';

/** What a program has written in the fields of a type, for the targets of its service. */
export function writtenValues(
  params: Params,
  { kinds, targets }: { kinds: readonly TargetKind[]; targets: readonly ServiceTarget[] },
): TargetableValue[] {
  const seen = new Set<TargetKind>();
  return targets.flatMap((target) => {
    const { id: targetId, view_type: kind } = target;
    // What forms ask for besides may be left out.
    if (!isTargetKind(kind) || !kinds.includes(kind) || seen.has(kind)) return [];
    seen.add(kind);
    const values = valuesOf(params, target, kind);
    return values.length === 0 ? [] : [{ targetId, viewType: kind, values }];
  });
}

function valuesOf(params: Params, target: ServiceTarget, kind: TargetKind): string[] {
  const { field, takes } = ruleOf(kind);
  if (takes === 'lines') return params.lines(field);
  const said = params.get(field);
  return said === undefined ? [] : [chosenId(target, said)];
}

/** A choice may be written as its name, such as that of a country. */
function chosenId({ selectable_values: options }: ServiceTarget, said: string): string {
  const wanted = said.toLowerCase();
  const option = options.find(
    ({ id, name }) =>
      id.toLowerCase() === wanted ||
      Object.values(name).some((text) => text?.toLowerCase() === wanted),
  );
  return option?.id ?? said;
}

/** What a type needs and was not given is nothing that could be ordered. */
export function requireWritten(
  kinds: readonly TargetKind[],
  values: readonly TargetableValue[],
): void {
  const saidOf = saidIn(values);
  const isThere = (kind: TargetKind) => !isAskedFor(kind, saidOf) || saidOf(kind) !== undefined;
  const missing = kinds.find((kind) => !isThere(kind));
  if (missing !== undefined) throw new Refusal(SAYS.request, ruleOf(missing).field);
}
