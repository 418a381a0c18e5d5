import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface PaymentQuestionProps {
  question: MoneyQuestion;
  payment: StaffPayment;
}

/** Asks before a payment is credited or given back. */
export function PaymentQuestion({ question, payment }: PaymentQuestionProps) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  const { id, customer } = payment;
  const name = customer.name || customer.email;
  const amount = numbers.dollars(question.amount);
  const about = { id, method: payment.payment_method.name };
  const isRefund = question.sent.some(([field, value]) => field === 'form' && value === 'refund');
  const words = isRefund
    ? {
        title: t('payments.refund.ask', { amount, name }),
        text: t('payments.refund.askText', about),
        agree: t('payments.refund.agree', { amount }),
      }
    : {
        title: t('payments.approve.ask', { amount, name }),
        text: t('payments.approve.askText', about),
        agree: t('payments.approve.agree', { amount }),
      };
  return (
    <MoneyDialog
      question={question}
      {...words}
      here={pagePath('staff/payments/:id', { id })}
      isKept
    />
  );
}
