import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextArea } from '#app/forms/written-fields.tsx';
import type { RefundInput } from './decision-forms.server.ts';

interface RefundFormProps {
  idempotencyKey: string;
  payment: Pick<StaffPayment, 'payment_method'>;
  refundable: NonNullable<StaffPayment['refundable']>;
  constraint: object;
  result: object | undefined;
}

/** Gives the payment back, in whole or in part. */
export function RefundForm(props: RefundFormProps) {
  const { idempotencyKey, payment, refundable, constraint, result: given } = props;
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const options = { id: 'refund', result: given, constraint };
  const { form, fields, result } = useServerForm<RefundInput>(options);
  const labels = { amount: t('payments.refund.amount'), reason: t('payments.refund.reason') };
  return (
    <AccountForm
      title={t('payments.refund.title')}
      text={
        refundable.is_by_gateway
          ? t('payments.refund.byGateway', { method: payment.payment_method.name })
          : t('payments.refund.byHand')
      }
      name="refund"
      submit={t('payments.refund.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <MoneyField
        field={fields.amount}
        label={labels.amount}
        hint={t('payments.refund.hint', { amount: dollars(refundable.most) })}
        prefix="$"
      />
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t('payments.refund.reasonHint')}
        rows={3}
      />
    </AccountForm>
  );
}
