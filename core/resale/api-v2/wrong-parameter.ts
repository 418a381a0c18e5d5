import { isTargetKind, ruleOf } from '#core/catalogue/services/target-kinds.pure.ts';
import { AppError } from '#core/errors.ts';
import type { PlaceOrderBody } from '#core/ordering/orders/place-order.contract.ts';
import { Refusal, wordsFor } from './refusal.ts';
import { SAYS } from './words.pure.ts';

type Values = PlaceOrderBody['orders'][number]['targetable_values'];

/** A refusal of the shop for which the contract has but one text, with the parameter that is wrong. */
export function namingParameter(error: unknown, { orders: [line] }: PlaceOrderBody): unknown {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') return error;
  if (wordsFor(error) !== SAYS.request) return error;
  const [field = ''] = Object.keys(error.fields);
  return new Refusal(SAYS.request, parameterOf(field, line?.targetable_values ?? []));
}

/** What a program has written a field of ours in; nothing where it is none of theirs. */
export function parameterOf(field: string, values: Values): string | undefined {
  const name = field.replace(/^orders\.0\./, '');
  if (name === 'quantity') return 'quantity';
  if (name === 'drip_feed.dripFeedMinutes') return 'interval';
  if (name.startsWith('drip_feed')) return 'runs';
  const [, id] = /^targetable_values\.target_(\d+)$/.exec(name) ?? [];
  const kind = values.find(({ targetId }) => String(targetId) === id)?.viewType;
  return isTargetKind(kind) ? ruleOf(kind).field : undefined;
}
