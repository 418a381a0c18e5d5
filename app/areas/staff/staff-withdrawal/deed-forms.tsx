import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import type { RefuseInput } from './deed-forms.server.ts';

interface DeedFormProps {
  idempotencyKey: string;
  result: object | undefined;
}

interface SimpleFormProps extends DeedFormProps {
  deed: 'approve' | 'send' | 'pay' | 'doubt';
  withdrawal: StaffWithdrawal;
}

/** What needs no more than to be done. */
export function SimpleForm({ deed, withdrawal, idempotencyKey, result: given }: SimpleFormProps) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { form, result } = useServerForm<{ key: string }>({
    ...{ id: deed, result: given, constraint: {} },
  });
  const words = {
    amount: dollars(withdrawal.total_amount),
    limit: dollars(withdrawal.second_approval_above),
  };
  return (
    <AccountForm
      title={t(`withdrawals.deeds.${deed}.title`)}
      text={t(`withdrawals.deeds.${deed}.text`, words)}
      name={deed}
      submit={t(`withdrawals.deeds.${deed}.submit`)}
      {...(deed === 'doubt' && { tone: 'outline' as const })}
      labels={{}}
      {...{ form, result }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
    </AccountForm>
  );
}

/** It is not paid, and the customer is told why. */
export function RefuseForm({
  idempotencyKey,
  constraint,
  result: given,
}: DeedFormProps & { constraint: object }) {
  const { t } = useTranslation('staff');
  const { form, fields, result } = useServerForm<RefuseInput>({
    ...{ id: 'refuse', result: given, constraint },
  });
  const labels = { reason: t('payments.refuse.reason') };
  return (
    <AccountForm
      title={t('withdrawals.deeds.refuse.title')}
      text={t('withdrawals.deeds.refuse.text')}
      name="refuse"
      submit={t('withdrawals.deeds.refuse.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t('payments.refuse.hint')}
        rows={3}
      />
    </AccountForm>
  );
}
