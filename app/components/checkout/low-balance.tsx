import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { isAbove, missingTo } from '#core/money/display-amount.pure.ts';
import type { Checkout } from '#app/lib/checkout/checkout.server.ts';
import type { OrderQuote } from '#app/lib/checkout/order-quote.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { useMoney } from '../price.tsx';

interface LowBalanceProps {
  checkout: Checkout;
  quote: OrderQuote | undefined;
  chosen: string;
  /** What an order was refused with. */
  problem: string | undefined;
}

/** Says what is missing to pay from the balance, and leads to where it is added and back. */
export function LowBalance({ checkout, quote, chosen, problem }: LowBalanceProps) {
  const { t } = useTranslation('checkout');
  const format = useMoney();
  const { balance, methods } = checkout;
  const total = quote?.total?.total;
  const isChosen = methods.some(
    ({ value, strategy }) => value === chosen && strategy === 'balance',
  );
  if (!isChosen || balance === undefined || total === undefined) return null;
  if (!isAbove(total, balance)) return null;
  const missing = missingTo(total, balance);
  return (
    <Alert
      tone="warning"
      title={t('balance.low', { missing: format(missing) })}
      announce="next"
      actions={
        <>
          <input type="hidden" name="missing" value={missing} />
          <SubmitButton name="intent" value="add-funds" tone="outline" size="small" formNoValidate>
            {t('balance.add')}
          </SubmitButton>
        </>
      }
    >
      {problem ?? t('balance.text')}
    </Alert>
  );
}
