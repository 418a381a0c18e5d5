import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DonePayment } from '#app/areas/staff/done-payment.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the payment before this one. */
export function PaymentDone({ done }: { done: DonePayment }) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  const { id, status, name, left } = done;
  const amount = numbers.dollars(done.credited);
  const outcome = status === 'paid' ? 'paid' : status === 'refused' ? 'refused' : undefined;
  if (outcome === undefined) return null;
  return <DoneAlert text={t(`payments.done.${outcome}`, { id, amount, name })} left={left} />;
}
