import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface ApproveQuestionProps {
  question: MoneyQuestion;
  payment: StaffPayment;
}

export function ApproveQuestion({ question, payment }: ApproveQuestionProps) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  const { id, customer } = payment;
  const name = customer.name || customer.email;
  const amount = numbers.dollars(question.amount);
  return (
    <MoneyDialog
      question={question}
      title={t('payments.approve.ask', { amount, name })}
      text={t('payments.approve.askText', { id, method: payment.payment_method.name })}
      agree={t('payments.approve.agree', { amount })}
      here={pagePath('staff/payments/:id', { id })}
    />
  );
}
