import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { STATE_TONES, type OrderState } from '#app/lib/orders/order-state.ts';
import { Badge } from '#app/ui/label/badge.tsx';

/** What an order is, in a word. */
export function OrderBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('orders');
  return (
    <Badge tone={STATE_TONES[state]} hasDot={state === 'in_processing'} isWhole>
      {t(`state.${state}`)}
    </Badge>
  );
}
