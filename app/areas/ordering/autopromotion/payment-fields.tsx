import { Link } from '@remix-run/react';
import { Price, useMoney } from '#app/components/price.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { isAbove, missingTo } from '#core/money/display-amount.pure.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { RadioCards } from '#app/ui/fields/radio-group.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PublicationCost } from './offer.ts';
import { BY_BALANCE, FIELD } from './subscription-form.ts';
import type { SubscriptionProblems } from './subscription-problems.ts';
import type { SubscriptionPayer } from './subscription-page.server.ts';

interface PaymentFieldsProps {
  payer: SubscriptionPayer;
  /** What is chosen. */
  payment: string;
  cost: PublicationCost | undefined;
  problems: SubscriptionProblems;
}

/** From what each post is paid: a saved card, or the balance. */
export function PaymentFields({ payer, payment, cost, problems }: PaymentFieldsProps) {
  const { t } = useTranslation('autopromotion');
  const { cards, balance } = payer;
  return (
    <Stack gap={3}>
      <RadioCards
        id={FIELD.payment}
        name={FIELD.payment}
        label={t('payment.label')}
        required
        defaultValue={payment}
        errors={problems[FIELD.payment]}
        choices={[
          ...cards.map(({ value, name }) => ({
            value,
            label: name,
            description: t('payment.card'),
            icon: <Icon name="credit-card" size={24} />,
          })),
          {
            value: BY_BALANCE,
            label: t('payment.balance'),
            aside: <Price amount={balance} />,
            description: t('payment.balanceText'),
            icon: <Icon name="wallet" size={24} />,
          },
        ]}
      />
      {cards.length === 0 && payer.canAddCard ? (
        <p>
          <Link to={pagePath('finances/cards')}>{t('payment.addCard')}</Link>
        </p>
      ) : null}
      {payment === BY_BALANCE && cost ? <LowBalance balance={balance} cost={cost} /> : null}
    </Stack>
  );
}

/** Nothing is refused for it: the first post waits until there is enough. */
function LowBalance({ balance, cost }: { balance: string; cost: PublicationCost }) {
  const { t } = useTranslation('autopromotion');
  const money = useMoney();
  if (!isAbove(cost.perPost, balance)) return null;
  const missing = missingTo(cost.perPost, balance);
  return (
    <Alert
      tone="warning"
      title={t('payment.low', { amount: money(missing) })}
      announce="next"
      actions={
        <>
          <input type="hidden" name="missing" value={missing} />
          <SubmitButton name="intent" value="add-funds" tone="outline" size="small" formNoValidate>
            {t('payment.addFunds')}
          </SubmitButton>
        </>
      }
    >
      {t('payment.lowText')}
    </Alert>
  );
}
