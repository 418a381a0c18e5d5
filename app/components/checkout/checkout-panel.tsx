import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Checkout } from '#app/lib/checkout/checkout.server.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import { spedUpLines } from '#app/lib/checkout/sped-up-lines.ts';
import type { CheckoutLine } from '#app/lib/checkout/checkout-line.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { OrderPolicy } from '../order-policy.tsx';
import * as styles from './checkout.css.ts';
import { checkoutControl } from './checkout-control.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CouponField } from './coupon-field.tsx';
import { LowBalance } from './low-balance.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTotalBill } from './order-total.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SpeedupBox } from './speedup-box.tsx';
import { useLiveOrderQuote } from './use-live-order-quote.ts';

interface CheckoutPanelProps {
  /** The form around it, whose `intent` of `order` and the like its buttons send. */
  formId: string;
  checkout: Checkout;
  /** What an action of `answerCheckout` has answered; nothing before the form was sent. */
  answer: CheckoutAnswer | undefined;
  /** As they are now, each with what it is called. */
  lines: readonly (CheckoutLine & { title: string; lineId?: number })[];
  /** Those that the server has made its last total of; the same unless told. */
  quoted?: readonly (CheckoutLine & { lineId?: number })[];
  /** What a fetcher has on its way; nothing for a form that navigates. */
  sent?: FormData | undefined;
  /** Total and button stay in sight at the lower edge of a screen that has no room beside. */
  hasBar?: boolean;
}

/** Who orders, how it is paid, what it comes to and why, and the button. Stands in a form. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { formId, checkout, answer, lines, quoted = lines, sent, hasBar = false } = props;
  const { t } = useTranslation('checkout');
  const { payment, coupon, isFast, fastLines } = answer?.typed ?? checkout;
  const { type } = checkout;
  const quoteThen = answer ? answer.quote : checkout.quote;
  const known = {
    quote: quoteThen,
    lines: spedUpLines(quoted, fastLines),
    ...{ payment, coupon, isFast, fastLines },
  };
  const live = useLiveOrderQuote({ formId, type, lines, known });
  const { quote, isAsking } = live;
  // What was asked since knows better than what the form was answered.
  const errors = (live.isLive ? undefined : answer?.errors) ?? quote?.errors;
  // There is nothing to sum up yet, and then the button stays in its place.
  const withBar = hasBar && checkout.canOrder && lines.length > 0;
  const panel = (
    <Card title={t('title')} headingLevel={2}>
      <FormStack>
        <CheckoutNotice {...{ formId, answer, lines }} />
        {checkout.isGuest ? <EmailField {...{ formId, checkout, answer }} /> : null}
        <PaymentChoice
          {...{ formId, checkout, lines, quote }}
          chosen={live.payment}
          given={payment === '' ? checkout.payment : payment}
          errors={errors?.fields.paymentMethodId}
        />
        <CouponField
          {...{ formId, quote, isAsking }}
          typed={coupon}
          errors={errors?.fields.coupon}
        />
        {/* Lines of a cart have a box each. */}
        {lines.some(({ lineId }) => lineId !== undefined) ? null : (
          <SpeedupBox price={quote?.total?.speedup} isFast={isFast} />
        )}
        <OrderTotalBill {...{ quote, isAsking }} />
        <OrderSteps {...{ quote, lines }} />
        <LowBalance
          {...{ checkout, quote }}
          chosen={live.payment}
          problem={answer?.errors?.balance}
        />
        <input type="hidden" name="key" value={answer?.key ?? checkout.attempt} />
        <input type="hidden" name="quoted" value={quote?.of ?? ''} />
        <input type="hidden" name="expected_total" value={quote?.total?.total ?? ''} />
        {checkout.canOrder ? (
          <Buttons {...{ sent }} hasBar={withBar} />
        ) : (
          <Alert tone="warning">{t('loginToOrder')}</Alert>
        )}
        <OrderPolicy policy={checkout.policy} />
      </FormStack>
    </Card>
  );
  return (
    <>
      {hasBar ? <div className={styles.beside}>{panel}</div> : panel}
      {withBar ? <OrderBar {...{ quote, isAsking }} /> : null}
    </>
  );
}

/** Whom a guest's order belongs to. */
function EmailField({
  formId,
  checkout,
  answer,
}: Pick<CheckoutPanelProps, 'formId' | 'checkout' | 'answer'>) {
  const { t } = useTranslation('checkout');
  return (
    <TextField
      type="email"
      id={checkoutControl(formId, 'email')}
      name="email"
      label={t('email')}
      hint={t('emailHint')}
      required
      maxLength={254}
      defaultValue={answer ? answer.typed.email : checkout.email}
      errors={answer?.errors?.fields.email}
    />
  );
}

interface ButtonsProps {
  sent: FormData | undefined;
  hasBar: boolean;
}

function Buttons({ sent, hasBar }: ButtonsProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const intent = sent?.get('intent');
  const isOn = (own: string) => (intent === own ? true : undefined);
  return (
    <FormActions>
      <span className={hasBar ? styles.besideBar : undefined}>
        <SubmitButton name="intent" value="order" size="large" busy={isOn('order')}>
          {t('order')}
        </SubmitButton>
      </span>
      <span className={styles.unscripted}>
        <SubmitButton name="intent" value="recalculate" tone="outline" formNoValidate>
          {t('payments:recalculate')}
        </SubmitButton>
      </span>
    </FormActions>
  );
}
