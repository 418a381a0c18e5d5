import type { AppLoadContext } from '@remix-run/node';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { changeForm } from '#app/lib/order-form/change-form.ts';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { Known } from '#app/lib/order-form/known.ts';
import { quantityBySubtotal } from '#app/lib/order-form/quantity-by-subtotal.server.ts';
import { intentChange } from './intent-change.ts';

interface Asked {
  sent: FormData;
  form: OrderForm;
  known: Known;
}

/** The form after a button of it, where no script could do the same in place. */
export async function changedForm(
  context: AppLoadContext,
  { sent, form, known }: Asked,
): Promise<OrderForm> {
  const said = sent.get('intent');
  const intent = typeof said === 'string' ? said : '';
  const [word, number] = intent.split(':');
  if (word === 'subtotal') return bySubtotal(context, { sent, form, known }, Number(number));
  return changeForm(form, intentChange(intent, form) ?? { kind: 'settle' }, known);
}

async function bySubtotal(
  context: AppLoadContext,
  { sent, form, known }: Asked,
  at: number,
): Promise<OrderForm> {
  const line = form.lines[at];
  const service = line && known.services[line.serviceId];
  const typed = sent.get(lineField(at, 'subtotal'));
  if (!service || typeof typed !== 'string') return form;
  const { quantity } = await quantityBySubtotal(context, {
    service: service.isRestricted ? service.slug : service.id,
    subtotal: typed.slice(0, 30),
    isGuarantee: line.isGuarantee && service.hasGuarantee,
  });
  const part = quantity === null ? {} : { quantity };
  return changeForm(form, { kind: 'plain', line: at, part }, known);
}
