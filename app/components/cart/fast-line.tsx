import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import type { CartData, CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { FAST_LINE } from '#app/lib/checkout/sped-up-lines.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useMoney } from '../price.tsx';

/** The form that orders what the cart holds. */
export const CHECKOUT_FORM = 'cart-checkout';

interface FastLineProps {
  line: CartLineData;
  cart: CartData;
  answer: CartAnswer | undefined;
}

/** A line sooner for a little more; it is sent with the order, with a script and without. */
export function FastLine({ line, cart, answer }: FastLineProps) {
  const { t } = useTranslation('checkout');
  const format = useMoney();
  const { checkout, orderedIds } = cart;
  const at = orderedIds.indexOf(line.id);
  const price = checkout?.quote?.total?.items.find(({ index }) => index === at)?.speedup;
  if (price === undefined) return null;
  const ticked = answer?.kind === 'checkout' ? answer.answer.typed.fastLines : checkout?.fastLines;
  return (
    <Checkbox
      name={FAST_LINE}
      value={String(line.id)}
      form={CHECKOUT_FORM}
      label={t('speedup.label', { price: format(price) })}
      defaultChecked={ticked?.includes(String(line.id))}
    />
  );
}
