import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** That one of two has found the money, while the other has not looked. */
export function FirstApproval({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { first_approval: first, may_be_decided: isOpen } = payment;
  if (!first || !isOpen) return null;
  const limit = dollars(payment.second_approval_above);
  const { name, is_mine: isMine } = first;
  return (
    <Alert
      tone="warning"
      title={t('payments.firstApproval.title', { name, amount: dollars(first.received_amount) })}
    >
      {isMine
        ? t('payments.firstApproval.mine', { limit })
        : t('payments.firstApproval.text', { limit })}
    </Alert>
  );
}
