import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DoneOrder } from '#app/areas/staff/done-order.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the order before this one. */
export function OrderDone({ done }: { done: DoneOrder }) {
  const { t } = useTranslation('queue');
  const numbers = useNumbers();
  const { id, outcome, name, left } = done;
  const amount = numbers.dollars(done.refunded);
  return <DoneAlert text={t(`done.${outcome}`, { id, amount, name })} left={left} />;
}
