import { useFetcher } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import type { CartData } from '#app/lib/cart/cart-data.server.ts';
import type { Unreached } from '#app/lib/checkout/unreached.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CheckoutPanel } from '../checkout/checkout-panel.tsx';
import { UnreachedNotice } from '../checkout/unreached-notice.tsx';
import { useReached } from '../checkout/use-reached.ts';
import { WidgetMinimum } from '../checkout/widget-minimum.tsx';
import { PageStyle } from '../page-style.tsx';
import * as styles from './cart.css.ts';
import { CHECKOUT_FORM } from './fast-line.tsx';
import { CartGroups } from './cart-groups.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartMirror } from './use-cart-mirror.ts';

interface CartContentsProps {
  cart: CartData;
  /** What a form was answered that was sent without a script. */
  sent: CartAnswer | undefined;
}

/** The lines, what they come to and the way to order them: on its page and in the drawer. */
export function CartContents({ cart, sent }: CartContentsProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher<CartAnswer | Unreached>();
  const { answer = sent, isLost } = useReached<CartAnswer>(fetcher.data);
  const lost = useCartMirror(cart);
  const Form = fetcher.Form;
  const refusal = isLost ? (
    <UnreachedNotice />
  ) : answer?.kind === 'refused' ? (
    <Refusal text={answer.notice} />
  ) : null;
  if (cart.lines.length === 0) {
    return (
      <div className={styles.contents}>
        {refusal}
        <Form method="post" action={pagePath('cart')}>
          <EmptyCart isGuest={cart.isGuest} lost={lost} />
        </Form>
      </div>
    );
  }
  const left = cart.lines.length - cart.ordered.length;
  return (
    <div className={styles.contents}>
      <PageStyle css={cart.css} />
      <Stack gap={4}>
        <WidgetMinimum minimum={cart.checkout?.minimum} />
        <div className={styles.columns}>
          <Stack gap={5} className={styles.column}>
            {refusal}
            <CartGroups {...{ cart, answer, fetcher }} />
            {left > 0 ? <Alert tone="warning">{t('left', { count: left })}</Alert> : null}
          </Stack>
          {cart.checkout ? (
            <Form method="post" action={pagePath('cart')} id={CHECKOUT_FORM} noValidate>
              <input type="hidden" name="lines" value={JSON.stringify(cart.ordered)} />
              <input type="hidden" name="line_ids" value={cart.orderedIds.join(',')} />
              {cart.widget === undefined ? null : (
                <input type="hidden" name="widget" value={cart.widget} />
              )}
              <CheckoutPanel
                key={cart.checkout.attempt}
                formId={CHECKOUT_FORM}
                checkout={cart.checkout}
                answer={answer?.kind === 'checkout' ? answer.answer : undefined}
                lines={cart.ordered}
                sent={fetcher.formData}
              />
            </Form>
          ) : (
            <Card>{t('nothingToOrder')}</Card>
          )}
        </div>
      </Stack>
      {answer?.kind === 'asks' ? <ClearDialog {...{ fetcher, answer }} /> : null}
    </div>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <Alert tone="danger" announce="now">
      <p className={styles.sentences}>{text}</p>
    </Alert>
  );
}
