import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Ticket } from '#core/feedback/support/support.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** The tickets of a customer; those with an answer they have not seen say so. */
export function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation(['tickets', 'orders']);
  return (
    <PlainList gap={3} data-rows="">
      {tickets.map(({ id, order_id: orderId, topic, subject, state, unread, updated_at: at }) => (
        <li key={id}>
          <Card
            headingLevel={2}
            title={<bdi>{subject}</bdi>}
            subtitle={[
              t('number', { id }),
              orderId === null ? t(`topic.${topic}`) : t('orders:number', { id: orderId }),
            ].join(' · ')}
            href={pagePath('tickets/:id', { id })}
            actions={
              <Row wraps gap={2}>
                {unread > 0 ? (
                  <Badge tone="info" hasDot>
                    {t('newAnswer')}
                  </Badge>
                ) : null}
                <SupportBadge state={state} />
              </Row>
            }
          >
            <p className={styles.who}>
              <Moment at={at} />
            </p>
          </Card>
        </li>
      ))}
    </PlainList>
  );
}
