import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownEvent, ShownOrder } from '#app/lib/orders/shown-order.ts';
import { Timeline, type TimelineEntry } from '#app/ui/feedback/timeline.tsx';
import { useMoney } from '../price.tsx';
import { Moment } from '../moment.tsx';
import { useNumbers } from '../use-numbers.ts';

const FAILED: ReadonlySet<ShownEvent['kind']> = new Set([
  'failed',
  'not_taken',
  'cancel_refused',
  'refill_refused',
]);

interface OrderHistoryProps {
  order: Pick<ShownOrder, 'createdAt'>;
  history: readonly ShownEvent[];
}

/** What has happened to an order, the latest first. */
export function OrderHistory({ order, history }: OrderHistoryProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('orders');
  const format = useMoney();
  const told = ({ delivered, refunded }: ShownEvent) => [
    ...(delivered === null || delivered === 0
      ? []
      : [t('told.delivered', { quantity: numbers.count(delivered) })]),
    ...(refunded === null ? [] : [t('told.refunded', { amount: format(refunded) })]),
  ];
  const entries = history.map((event): TimelineEntry => ({
    title: t(`event.${event.kind}`),
    text: (
      <>
        <Moment at={event.at} />
        {told(event).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </>
    ),
    state: FAILED.has(event.kind) ? 'failed' : 'done',
  }));
  const placed: TimelineEntry = {
    title: t('event.placed'),
    text: <Moment at={order.createdAt} />,
    state: 'done',
  };
  return <Timeline entries={[...entries.reverse(), placed]} />;
}
