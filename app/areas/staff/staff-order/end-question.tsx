import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface EndQuestionProps {
  question: MoneyQuestion;
  order: StaffOrder;
}

/** Before an order ends for good: whose it is, and what is kept or paid back. */
export function EndQuestion({ question, order }: EndQuestionProps) {
  const { t } = useTranslation('queue');
  const numbers = useNumbers();
  const { id, customer } = order;
  const isComplete = question.sent.some(([name, value]) => name === 'form' && value === 'complete');
  const facts = {
    id,
    name: customer.name || customer.email,
    amount: numbers.dollars(question.amount),
    quantity: numbers.count(order.quantity),
  };
  const ask = isComplete ? 'complete' : 'refund';
  return (
    <MoneyDialog
      question={question}
      title={t(`ask.${ask}.title`, facts)}
      text={t(`ask.${ask}.text`, facts)}
      agree={t(`ask.${ask}.agree`, facts)}
      here={pagePath('staff/orders/:id', { id })}
    />
  );
}
