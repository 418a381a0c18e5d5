import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AutomaticTopUp } from '#core/billing/payments/automatic/automatic.contract.ts';
import type { LinkedCard } from '#core/billing/payments/cards/card.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Select, Switch } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField } from '#app/forms/written-fields.tsx';
import { cardName } from '#app/lib/money/card-name.ts';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { AutomaticStatus } from './automatic-status.tsx';
import type { AutomaticInput } from './card-forms.server.ts';
import * as styles from './cards.css.ts';

interface AutomaticFormProps {
  automatic: AutomaticTopUp;
  /** Its amounts, as the fields have them. */
  written: Pick<AutomaticInput, 'threshold' | 'amount' | 'day_ceiling'>;
  /** At least one. */
  cards: readonly LinkedCard[];
  constraint: object;
  result: object | undefined;
}

/** When a card is charged without anybody asking, and how much. */
export function AutomaticForm({ automatic, written, cards, ...sent }: AutomaticFormProps) {
  const { t } = useTranslation('cards');
  const { code, sign } = useNumbers();
  const { form, fields, result } = useServerForm<AutomaticInput>({
    id: 'automatic',
    result: sent.result,
    constraint: sent.constraint,
    defaultValue: {
      is_enabled: automatic.is_enabled,
      ...written,
      recurring_payments_method_id: String(automatic.recurring_payments_method_id ?? cards[0]?.id),
    },
  });
  const labels = {
    is_enabled: t('automatic.enabled'),
    threshold: t('automatic.threshold'),
    amount: t('automatic.amount'),
    day_ceiling: t('automatic.ceiling'),
    recurring_payments_method_id: t('automatic.card'),
  };
  return (
    <AccountForm
      title={t('automatic.title')}
      text={t('automatic.text')}
      name="automatic"
      submit={t('automatic.save')}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="currency" value={code} />
      <AutomaticStatus automatic={automatic} />
      <Switch field={fields.is_enabled} label={labels.is_enabled} />
      <FormColumns>
        <MoneyField field={fields.threshold} label={labels.threshold} prefix={sign} />
        <MoneyField field={fields.amount} label={labels.amount} prefix={sign} />
        <MoneyField
          field={fields.day_ceiling}
          label={labels.day_ceiling}
          hint={t('automatic.ceilingHint')}
          prefix={sign}
        />
        <Select
          field={fields.recurring_payments_method_id}
          label={labels.recurring_payments_method_id}
          options={cards.map((card) => ({ value: String(card.id), label: cardName(card) }))}
        />
      </FormColumns>
      {code === 'USD' ? null : <p className={styles.muted}>{t('automatic.inDollars')}</p>}
    </AccountForm>
  );
}

/** In its place before there is a card. */
export function AutomaticLater() {
  const { t } = useTranslation('cards');
  return (
    <Card title={t('automatic.title')} subtitle={t('automatic.text')} headingLevel={2}>
      <p className={styles.muted}>{t('automatic.needsCard')}</p>
    </Card>
  );
}
