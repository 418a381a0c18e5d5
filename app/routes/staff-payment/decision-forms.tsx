import { useTranslation } from 'react-i18next';
import { AccountForm } from '../../components/account-form.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { MoneyField, TextArea } from '../../forms/written-fields.tsx';
import type { ApproveInput, RefuseInput } from './decision-forms.server.ts';

interface DecisionFormProps {
  idempotencyKey: string;
  constraint: object;
  result: object | undefined;
}

/** The money is there. */
export function ApproveForm({ idempotencyKey, constraint, result: given }: DecisionFormProps) {
  const { t } = useTranslation('staff');
  const options = { id: 'approve', result: given, constraint };
  const { form, fields, result } = useServerForm<ApproveInput>(options);
  const labels = { received_amount: t('payments.approve.received') };
  return (
    <AccountForm
      title={t('payments.approve.title')}
      text={t('payments.approve.text')}
      name="approve"
      submit={t('payments.approve.submit')}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <MoneyField
        field={fields.received_amount}
        label={labels.received_amount}
        hint={t('payments.approve.hint')}
        prefix="$"
      />
    </AccountForm>
  );
}

/** It did not come, and the customer is told why. */
export function RefuseForm({ idempotencyKey, constraint, result: given }: DecisionFormProps) {
  const { t } = useTranslation('staff');
  const options = { id: 'refuse', result: given, constraint };
  const { form, fields, result } = useServerForm<RefuseInput>(options);
  const labels = { reason: t('payments.refuse.reason') };
  return (
    <AccountForm
      title={t('payments.refuse.title')}
      name="refuse"
      submit={t('payments.refuse.submit')}
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
