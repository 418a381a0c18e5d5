import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextArea } from '#app/forms/written-fields.tsx';
import type { ApproveInput, RefuseInput } from './decision-forms.server.ts';

interface DecisionFormProps {
  idempotencyKey: string;
  constraint: object;
  result: object | undefined;
}

interface ApproveFormProps extends DecisionFormProps {
  payment: Pick<StaffPayment, 'first_approval' | 'second_approval_above'>;
}

/** The money is there. */
export function ApproveForm({
  idempotencyKey,
  constraint,
  result: given,
  payment: { first_approval: first, second_approval_above: limit },
}: ApproveFormProps) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const options = { id: 'approve', result: given, constraint };
  const { form, fields, result } = useServerForm<ApproveInput>(options);
  const labels = { received_amount: t('payments.approve.received') };
  return (
    <AccountForm
      title={t('payments.approve.title')}
      text={
        first ? t('payments.approve.text') : t('payments.approve.limit', { limit: dollars(limit) })
      }
      name="approve"
      submit={t('payments.approve.submit')}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <MoneyField
        field={fields.received_amount}
        label={labels.received_amount}
        hint={
          first
            ? t('payments.approve.same', { amount: dollars(first.received_amount) })
            : t('payments.approve.hint')
        }
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
