import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DoneTicket } from '#app/areas/staff/done-ticket.server.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the ticket before this one. */
export function TicketDone({ done: { id, state, name, left } }: { done: DoneTicket }) {
  const { t } = useTranslation('tickets');
  if (state === 'open') return null;
  return <DoneAlert text={t(`staff.done.${state}`, { id, name })} left={left} />;
}
