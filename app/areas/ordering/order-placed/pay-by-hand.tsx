import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ManualPaymentData } from '#app/components/payment/manual-payment.server.ts';
import { PaymentInstructions } from '#app/components/payment/payment-instructions.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { PaidForm } from './paid-form.tsx';
import type { PaidRefusal } from './tell-paid.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

interface PayByHandProps {
  payment: ManualPaymentData;
  /** Whether this browser can say that it has paid. */
  canTell: boolean;
  refused: PaidRefusal | undefined;
  isLost: boolean;
  /** Over the page right after the order; later it stands on the page. */
  isDialog: boolean;
}

const PAGE = pagePath('orders/placed');

/** How a guest pays without a page of a gateway, and the word that they have. */
export function PayByHand({ isDialog, ...props }: PayByHandProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['checkout', 'payments']);
  if (!isDialog) {
    return (
      <Card title={t('placed.pay')} headingLevel={2}>
        <Instructions {...props} unpaid={undefined} />
      </Card>
    );
  }
  const total = numbers.money(props.payment.total);
  return (
    <Dialog title={t('payments:manual.title', { total })} isOpen isPersistent size="wide">
      <Instructions {...props} unpaid={PAGE} />
    </Dialog>
  );
}

type InstructionsProps = Omit<PayByHandProps, 'isDialog'> & { unpaid: string | undefined };

function Instructions({ payment, canTell, refused, isLost, unpaid }: InstructionsProps) {
  const { t } = useTranslation('payments');
  return (
    <FormStack>
      {isLost ? <UnreachedNotice /> : null}
      <PaymentInstructions payment={payment} />
      {canTell ? (
        <PaidForm payment={payment} refused={refused} unpaid={unpaid} />
      ) : unpaid === undefined ? null : (
        <FormActions>
          <ButtonLink to={unpaid} tone="outline">
            {t('manual.cancel')}
          </ButtonLink>
        </FormActions>
      )}
    </FormStack>
  );
}
