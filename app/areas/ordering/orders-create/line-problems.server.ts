import type { AppLoadContext } from '@remix-run/node';
import { formErrors, type FormErrors } from '#core/ordering/form/form-errors.pure.ts';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { validateOrder } from '#core/ordering/orders/order.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import type { Known } from '#app/lib/order-form/known.ts';
import { sentLines } from '#app/lib/order-form/ordered-lines.ts';
import type { LineProblems } from './order-context.ts';

/** What keeps the lines from being ordered, by their places. */
export async function findLineProblems(
  context: AppLoadContext,
  form: OrderForm,
  known: Known,
): Promise<LineProblems> {
  const { locale, core } = context;
  const missing = textsOf(locale).getFixedT(locale, 'ordering')('choice.missing');
  const without = form.lines.flatMap(({ serviceId }, at) =>
    known.services[serviceId] ? [] : [[at, formErrors({ service_id: [missing] })] as const],
  );
  if (without.length > 0) return Object.fromEntries(without);
  try {
    await core.call(validateOrder, { body: { orders: sentLines(form, known) } });
    return {};
  } catch (error) {
    // Whatever else is wrong, the order itself says.
    if (!isRefusal(error, 422)) return {};
    return byLine(error.errors);
  }
}

/** Each problem is named by the place of its line, as in `orders.2.url`. */
function byLine(errors: Readonly<Record<string, string[]>>): LineProblems {
  const lines = new Map<number, Record<string, string[]>>();
  for (const [name, messages] of Object.entries(errors)) {
    const [, place, field] = /^orders\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (place === undefined || field === undefined) continue;
    const at = Number(place);
    lines.set(at, { ...lines.get(at), [field]: messages });
  }
  return Object.fromEntries([...lines].map(([at, own]) => [at, formErrors(own)]));
}

const NOTHING = { fields: {}, targets: {} };

/** Of several lines only quantities are told apart; all else stands beside them as well. */
export function problemsByLine(errors: FormErrors | undefined, count: number): LineProblems {
  if (!errors) return {};
  const lines = Array.from({ length: count }, (_, at) => {
    const quantities = { 0: errors.quantities[at] ?? [] };
    const { fields, targets } = count === 1 ? errors : NOTHING;
    const own: FormErrors = { fields, targets, quantities, balance: undefined, others: [] };
    return [at, own] as const;
  });
  return Object.fromEntries(lines);
}
