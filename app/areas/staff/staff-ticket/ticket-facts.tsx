import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffSupportAnswer } from '#core/feedback/support/support.contract.ts';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';

interface TicketFactsProps {
  thread: NonNullable<StaffSupportAnswer['data']>;
  isQueue: boolean;
  mayOpen: boolean;
}

/** What a ticket is about, and the ways on. */
export function TicketFacts({ thread, isQueue, mayOpen }: TicketFactsProps) {
  const { t } = useTranslation(['tickets', 'orders', 'staff']);
  return (
    <Row wraps gap={3} align="center">
      {thread.order_id === null ? (
        <span>{t(`topic.${thread.topic}`)}</span>
      ) : (
        <ButtonLink to={pagePath('staff/orders/:id', { id: thread.order_id })} tone="outline">
          {t('orders:number', { id: thread.order_id })}
        </ButtonLink>
      )}
      <ButtonLink
        to={pagePath('staff/support', {}, { q: `customer:${thread.customer.id}` })}
        tone="outline"
      >
        {t('staff.ofCustomer')}
      </ButtonLink>
      {mayOpen ? (
        <ButtonLink to={pagePath('staff/customers/:id', { id: thread.customer.id })} tone="outline">
          {t('staff:identity.profile')}
        </ButtonLink>
      ) : null}
      {isQueue ? <NextLink queue="support" after={thread.id} /> : null}
    </Row>
  );
}
