import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

const TONES = { requested: 'info', done: 'success', refused: 'danger' } as const;

/** What staff have given back of a payment, and what became of it at its gateway. */
export function Refunds({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { refunds, payment_method: way } = payment;
  if (refunds.length === 0) return null;
  const stateOf = ({ state, refusal, is_by_gateway: isByGateway }: (typeof refunds)[number]) => {
    const method = way.name;
    if (state === 'requested') return t('payments.refund.requested', { method });
    if (state === 'refused') return t('payments.refund.refused', { method, text: refusal ?? '' });
    return isByGateway ? t('payments.refund.done', { method }) : t('payments.refund.sent');
  };
  return (
    <Card title={t('payments.refund.list')} headingLevel={2}>
      <PlainList gap={4}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Stack gap={1}>
              <Row wraps gap={3}>
                <strong>{dollars(refund.amount)}</strong>
                <Badge tone={TONES[refund.state]}>{stateOf(refund)}</Badge>
                <Moment at={refund.created_at} />
              </Row>
              <span dir="auto">
                {t('payments.refund.who', { name: refund.staff.name, reason: refund.reason })}
              </span>
            </Stack>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
