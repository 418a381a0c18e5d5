import { useTranslation } from 'react-i18next';
import { useMoney } from '../../components/price.tsx';
import { UtcTime } from '../../components/utc-time.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { Timeline, type TimelineEntry } from '../../ui/feedback/timeline.tsx';
import type { OrderPage } from './order-page.server.ts';

type Event = OrderPage['history'][number];

const FAILED: ReadonlySet<Event['kind']> = new Set(['failed', 'not_taken', 'cancel_refused']);

/** What has happened to an order, the latest first. */
export function History({ order, history }: Pick<OrderPage, 'order' | 'history'>) {
  const { t } = useTranslation('orders');
  const format = useMoney();
  const told = ({ delivered, refunded }: Event) => [
    ...(delivered === null || delivered === 0
      ? []
      : [t('told.delivered', { quantity: formatCount(delivered) })]),
    ...(refunded === null ? [] : [t('told.refunded', { amount: format(refunded) })]),
  ];
  const entries = history.map((event): TimelineEntry => ({
    title: t(`event.${event.kind}`),
    text: (
      <>
        <UtcTime at={event.at} />
        {told(event).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </>
    ),
    state: FAILED.has(event.kind) ? 'failed' : 'done',
  }));
  const placed: TimelineEntry = {
    title: t('event.placed'),
    text: <UtcTime at={order.createdAt} />,
    state: 'done',
  };
  return <Timeline entries={[...entries.reverse(), placed]} />;
}
