import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DoneWithdrawal } from '#app/areas/staff/done-withdrawal.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the withdrawal before this one. */
export function WithdrawalDone({ done }: { done: DoneWithdrawal }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { id, status, total, name, left } = done;
  if (status !== 'paid' && status !== 'refused' && status !== 'unknown') return null;
  const words = { id, amount: dollars(total), name };
  return <DoneAlert text={t(`withdrawals.done.${status}`, words)} left={left} />;
}
