import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DoneCheck } from '#app/areas/staff/done-check.server.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the check before this one. */
export function CheckDone({ done: { status, name, left } }: { done: DoneCheck }) {
  const { t } = useTranslation('staff');
  if (status !== 'approved' && status !== 'refused' && status !== 'canceled') return null;
  return <DoneAlert text={t(`identity.done.${status}`, { name })} left={left} />;
}
