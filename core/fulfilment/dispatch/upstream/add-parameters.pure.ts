import { isTargetKind, ruleOf } from '#core/catalogue/services/target-kinds.pure.ts';
import { tradeTypeNamed } from '#core/catalogue/services/trade-types.pure.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

interface Ordered {
  tradeType: string;
  sourceKey: string;
  requestId: string;
  url: string;
  quantity: number;
  targets: readonly TargetableValue[];
}

/** An order in the words in which the trade asks for one, or what it would have to say besides. */
export function addParameters(
  order: Ordered,
): { parameters: Record<string, string> } | { missing: string } {
  const type = tradeTypeNamed(order.tradeType);
  const written = writtenIn(order.targets);
  const rules = type?.kinds.map(ruleOf) ?? [];
  const fields = rules.flatMap(({ field, takes, onlyWith }) => {
    const own = written.get(field) ?? (rules.length === 1 ? unnamed(order.targets) : []);
    const isLeftOut = onlyWith && written.get(fieldOf(onlyWith.kind))?.[0] !== onlyWith.value;
    if (isLeftOut) return [];
    return [[field, takes === 'one' ? (own[0] ?? '') : own.join('\n')] as const];
  });
  const missing = fields.find(([, text]) => text === '');
  if (missing) return { missing: missing[0] };
  const { sourceKey: service, requestId, url: link, quantity } = order;
  // The quantity is that of the package, or of the lines.
  const isUncounted = type?.isFixed === true || type?.isCounted === true;
  return {
    parameters: {
      ...{ service, link, request_id: requestId },
      ...(!isUncounted && { quantity: String(quantity) }),
      ...Object.fromEntries(fields),
    },
  };
}

const fieldOf = (kind: string) => (isTargetKind(kind) ? ruleOf(kind).field : kind);

/** What the customer wrote, by the fields of the contract. */
function writtenIn(targets: readonly TargetableValue[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { viewType, values } of targets) {
    if (isTargetKind(viewType) && !fields.has(ruleOf(viewType).field)) {
      fields.set(ruleOf(viewType).field, values);
    }
  }
  return fields;
}

/** Where one thing is asked for, it is what was written, whatever the shop calls that. */
const unnamed = (targets: readonly TargetableValue[]) => targets.flatMap(({ values }) => values);
