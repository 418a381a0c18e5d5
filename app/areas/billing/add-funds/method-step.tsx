import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';
import { Button } from '#app/ui/button.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { RadioCards } from '#app/ui/fields/radio-group.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Choice } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface MethodStepProps {
  methods: readonly PaymentMethod[];
  choice: Choice;
}

/** The first step: how to pay. */
export function MethodStep({ methods, choice }: MethodStepProps) {
  const { t } = useTranslation('payments');
  const [first] = methods;
  if (!first)
    return (
      <EmptyState drawing={DRAWINGS.money} title={t('noMethods.title')}>
        {t('noMethods.text')}
      </EmptyState>
    );
  return (
    <Stack method="get" as={Form} gap={5}>
      <input type="hidden" name="attempt" value={choice.attempt} />
      {choice.coupon === '' ? null : <input type="hidden" name="coupon" value={choice.coupon} />}
      {choice.back === undefined ? null : <input type="hidden" name="back" value={choice.back} />}
      {choice.amount === '' ? null : <input type="hidden" name="amount" value={choice.amount} />}
      <RadioCards
        name="method"
        label={t('step.method')}
        required
        defaultValue={paymentMethodValue(first)}
        choices={methods.map((method) => ({
          value: paymentMethodValue(method),
          label: method.name,
          icon: <Icon name={method.icon} size={24} />,
          description: <MethodFacts method={method} />,
        }))}
      />
      <FormActions>
        <Button type="submit">{t('step.next')}</Button>
        {methods.some(({ charge_type: type }) => type === 'recurring') ? (
          <ButtonLink to={pagePath('finances/cards')} tone="quiet">
            {t('toCards')}
          </ButtonLink>
        ) : null}
      </FormActions>
    </Stack>
  );
}

function MethodFacts({ method }: { method: PaymentMethod }) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  const format = useMoney();
  const { min_amount: least, max_amount: most, fee_percent: fee } = method;
  const shares = method.payment_method_bonuses.map(({ bonus_percent: share }) => share);
  return (
    <Stack as="span" gap="half">
      <span>
        {most === null
          ? t('method.from', { least: format(least) })
          : t('method.between', { least: format(least), most: format(most) })}
      </span>
      <span>
        {fee === 0 ? t('method.noFee') : t('method.fee', { share: numbers.percent(fee) })}
      </span>
      {shares.length === 0 ? null : (
        <span className={styles.gain}>
          {t('method.bonus', { share: numbers.percent(Math.max(...shares)) })}
        </span>
      )}
      {method.additional_information && method.linkedCardId === null ? (
        <span>{method.additional_information}</span>
      ) : null}
    </Stack>
  );
}
