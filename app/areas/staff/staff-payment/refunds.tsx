import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { RefundBadge } from './refund-badge.tsx';

interface RefundsProps {
  payment: StaffPayment;
  idempotencyKey: string;
}

/** What staff have given back of a payment, and what became of it at its gateway. */
export function Refunds({ payment, idempotencyKey }: RefundsProps) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { refunds, payment_method: way, return_waits: waits } = payment;
  if (refunds.length === 0 && !waits) return null;
  return (
    <Card title={t('payments.refund.list')} headingLevel={2}>
      <PlainList gap={4}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Stack gap={1}>
              <Row wraps gap={3}>
                <strong>{dollars(refund.amount)}</strong>
                <RefundBadge refund={refund} method={way.name} />
                <Moment at={refund.created_at} />
              </Row>
              <span dir="auto">
                {t('payments.refund.who', { name: refund.staff.name, reason: refund.reason })}
              </span>
              {refund.state === 'failed' ? (
                <FailedRefund {...{ refund, payment, idempotencyKey }} />
              ) : null}
            </Stack>
          </li>
        ))}
      </PlainList>
      {waits ? <Returned {...{ payment, idempotencyKey }} /> : null}
    </Card>
  );
}

/** What came back, also of refunds that were made at the gateway itself, and nobody has seen to yet. */
function Returned({ payment, idempotencyKey }: RefundsProps) {
  const { t } = useTranslation('staff');
  return (
    <Stack gap={3}>
      <span>{t('payments.refund.settleText')}</span>
      {payment.is_own ? null : (
        <Form method="post">
          <input type="hidden" name="form" value="returned-refunds" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <SubmitButton tone="outline">{t('payments.refund.settle')}</SubmitButton>
        </Form>
      )}
    </Stack>
  );
}

interface FailedRefundProps extends RefundsProps {
  refund: StaffPayment['refunds'][number];
}

/** What was said of it, and what can be done about it. */
function FailedRefund({ refund, payment, idempotencyKey }: FailedRefundProps) {
  const { t } = useTranslation('staff');
  const method = payment.payment_method.name;
  return (
    <Stack gap={3}>
      <span dir="auto">
        {t('payments.refund.failedText', { method, text: refund.refusal ?? '' })}
      </span>
      {payment.is_own ? null : (
        <Form method="post">
          <input type="hidden" name="form" value="failed-refund" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="refund" value={refund.id} />
          <Row wraps gap={3}>
            <SubmitButton name="decision" value="retry">
              {t('payments.refund.retry')}
            </SubmitButton>
            <SubmitButton name="decision" value="giveUp" tone="outline">
              {t('payments.refund.giveUp')}
            </SubmitButton>
          </Row>
        </Form>
      )}
    </Stack>
  );
}
