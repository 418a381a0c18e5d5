import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffTicket } from '#core/back-office/tickets/ticket-list.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';

/** Each leads to its order, where it is answered. */
export function ThreadList({ threads }: { threads: readonly ListedStaffTicket[] }) {
  const { t } = useTranslation('orders');
  return (
    <PlainList gap={3} data-rows="">
      {threads.map(({ id: ticket, order_id: id, subject, customer, updated_at: at }) => (
        <li key={ticket}>
          <Card
            headingLevel={2}
            title={<bdi>{subject}</bdi>}
            {...(id !== null && {
              subtitle: t('number', { id }),
              href: `${pagePath('staff/orders/:id', { id }, { queue: 'support' })}#support`,
            })}
          >
            <Row as="p" wraps gap={2} lineGap={0} className={styles.who}>
              {[customer.name, customer.email].filter(Boolean).join(' · ')} · <Moment at={at} />
            </Row>
          </Card>
        </li>
      ))}
    </PlainList>
  );
}
