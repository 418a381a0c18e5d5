import { mayBecome } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { ApproveForm, RefuseForm } from './decision-forms.tsx';

interface DecisionsProps {
  payment: StaffPayment;
  idempotencyKey: string;
  constraints: { approve: object; refuse: object };
  resultOf(name: string): object | undefined;
}

/** What can be decided of a payment that waits. */
export function Decisions({ payment, idempotencyKey, constraints, resultOf }: DecisionsProps) {
  return (
    <>
      {payment.first_approval?.is_mine ? null : (
        <div data-key="c">
          <ApproveForm
            {...{ idempotencyKey, payment }}
            constraint={constraints.approve}
            result={resultOf('approve')}
          />
        </div>
      )}
      {mayBecome(payment.status, 'refused') ? (
        <div data-key="x">
          <RefuseForm
            idempotencyKey={idempotencyKey}
            constraint={constraints.refuse}
            result={resultOf('refuse')}
          />
        </div>
      ) : null}
    </>
  );
}
