import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { canPayFor } from '#core/ordering/form/payable-by.pure.ts';
import type { Checkout, OfferedWay } from '#app/lib/checkout/checkout.server.ts';
import type { CheckoutLine } from '#app/lib/checkout/checkout-line.server.ts';
import { lowestWay, outOf } from '#app/lib/checkout/fitting-way.ts';
import type { OrderQuote } from '#app/lib/checkout/order-quote.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { RadioCards } from '#app/ui/fields/radio-group.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Price, useMoney } from '../price.tsx';
import { checkoutControl } from './checkout-control.ts';
import * as styles from './checkout.css.ts';
import { useNumbers } from '../use-numbers.ts';

interface PaymentChoiceProps {
  formId: string;
  checkout: Checkout;
  lines: readonly CheckoutLine[];
  quote: OrderQuote | undefined;
  chosen: string;
  /** The one that the page came with; another one is chosen in place. */
  given: string;
  errors: readonly string[] | undefined;
}

/** Saved cards, the balance and all other ways, each with what it costs and gives. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { formId, checkout, lines, quote, chosen, given, errors } = props;
  const { t } = useTranslation(['checkout', 'payments']);
  const money = useMoney();
  const ids = servicesOf(lines, quote);
  const ways = checkout.methods.filter(({ strategy }) => canPayFor(strategy, ids));
  if (ways.length === 0) {
    return (
      <EmptyState drawing={DRAWINGS.money} title={t('payments:noMethods.title')}>
        {t('payments:noMethods.text')}
      </EmptyState>
    );
  }
  const amount = quote?.total?.original;
  const lowest = amount === undefined ? undefined : lowestWay(ways, amount);
  // Where none takes so little, none is advised.
  const said = errors && lowest ? [t('minimum', { amount: money(lowest.least) })] : errors;
  const now = ways.find(({ value }) => value === chosen) ?? ways[0];
  const cards = (
    <RadioCards
      id={checkoutControl(formId, 'payment')}
      name="payment"
      label={t('payments:step.method')}
      required
      defaultValue={given}
      errors={said}
      choices={ways.map((way) => {
        const problem = amount === undefined ? undefined : outOf(way, amount);
        return {
          value: way.value,
          label: way.name,
          icon: <Icon name={way.icon} size={24} />,
          aside:
            way.strategy === 'balance' && checkout.balance !== undefined ? (
              <Price amount={checkout.balance} />
            ) : undefined,
          description: <Facts way={way} problem={problem} />,
          // Whoever has chosen it reads why it does not do.
          disabled: problem !== undefined && way.value !== chosen,
        };
      })}
    />
  );
  // Whatever is wrong with it is seen at once.
  const isOpen = errors !== undefined && errors.length > 0;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.foldLine}>
        {now ? <Icon name={now.icon} size={24} /> : null}
        <span className={styles.foldText}>
          {t('payment.by', { name: now?.name ?? '' })}
          {now?.strategy === 'balance' && checkout.balance !== undefined ? (
            <>
              {' · '}
              <Price amount={checkout.balance} />
            </>
          ) : null}
        </span>
        <span className={styles.foldChange}>{t('payment.change')}</span>
      </summary>
      <div className={styles.foldContent}>{cards}</div>
    </details>
  );
}

/** A service may be called by its name; the total knows which it is. */
function servicesOf(lines: readonly CheckoutLine[], quote: OrderQuote | undefined): number[] {
  const named = lines.flatMap(({ service_id: id }) => (typeof id === 'number' ? [id] : []));
  return [...named, ...(quote?.total?.items.map(({ serviceId }) => serviceId) ?? [])];
}

function Facts({ way, problem }: { way: OfferedWay; problem: 'below' | 'above' | undefined }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['checkout', 'payments']);
  const format = useMoney();
  if (problem === 'below') return t('payment.below', { least: format(way.least) });
  if (problem === 'above') return t('payment.above', { most: format(way.most ?? '0') });
  return (
    <Stack as="span" gap="half">
      <span>
        {way.fee === 0
          ? t('payments:method.noFee')
          : t('payments:method.fee', { share: numbers.percent(way.fee) })}
      </span>
      {way.bonus === 0 ? null : (
        <span className={styles.gain}>
          {t('payments:method.bonus', { share: numbers.percent(way.bonus) })}
        </span>
      )}
      {way.information ? <span>{way.information}</span> : null}
    </Stack>
  );
}
