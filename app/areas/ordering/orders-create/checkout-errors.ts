import { checkoutControl } from '#app/components/checkout/checkout-control.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import type { SummarisedError } from '#app/ui/form/error-summary.tsx';
import type { LineProblems } from './order-context.ts';

/** What the checkout was refused for beside its lines, each with the part of it that it is about. */
export function checkoutErrors(
  { errors, notice = '' }: Pick<CheckoutAnswer, 'errors' | 'notice'>,
  problems: LineProblems,
  formId: string,
): SummarisedError[] {
  const { email = [], paymentMethodId = [], coupon = [] } = errors?.fields ?? {};
  const at = (part: Parameters<typeof checkoutControl>[1]) => (text: string) => ({
    text,
    fieldId: checkoutControl(formId, part),
  });
  const ofFields = [
    ...email.map(at('email')),
    ...paymentMethodId.map(at('payment')),
    ...coupon.map(at('coupon')),
  ];
  const said = new Set([...ofFields.map(({ text }) => text), ...textsOf(problems)]);
  const others = notice.split('\n').filter((text) => text !== '' && !said.has(text));
  return [...ofFields, ...others.map(at('notice'))];
}

/** What is said of the lines already. */
function textsOf(problems: LineProblems): string[] {
  return Object.values(problems).flatMap((own) =>
    [own?.fields, own?.targets, own?.quantities].flatMap((texts) =>
      Object.values(texts ?? {}).flatMap((some = []) => some),
    ),
  );
}
