import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../lib/checkout/checkout.server.ts';
import type { CheckoutAnswer } from '../../lib/checkout/checkout-answer.server.ts';
import type { CheckoutLine } from '../../lib/checkout/checkout-line.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FormActions, FormStack } from '../../ui/form/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { OrderPolicy } from '../order-policy.tsx';
import * as styles from './checkout.css.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CouponField } from './coupon-field.tsx';
import { LowBalance } from './low-balance.tsx';
import { OrderTotalBill } from './order-total.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SpeedupOffer } from './speedup-offer.tsx';
import { useLiveOrderQuote } from './use-live-order-quote.ts';
import { WhyThisPrice } from './why-this-price.tsx';

interface CheckoutPanelProps {
  /** The form around it, whose `intent` of `order` and the like its buttons send. */
  formId: string;
  checkout: Checkout;
  /** What an action of `answerCheckout` has answered; nothing before the form was sent. */
  answer: CheckoutAnswer | undefined;
  /** As they are now, each with what it is called. */
  lines: readonly (CheckoutLine & { title: string })[];
  /** Those that the server has made its last total of; the same unless told. */
  quoted?: readonly CheckoutLine[];
  /** What a fetcher has on its way; nothing for a form that navigates. */
  sent?: FormData | undefined;
}

/** Who orders, how it is paid, what it comes to and why, and the button. Stands in a form. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { formId, checkout, answer, lines, quoted = lines, sent } = props;
  const { t } = useTranslation('checkout');
  const { payment, coupon } = answer?.typed ?? checkout;
  const { type } = checkout;
  const quoteThen = answer ? answer.quote : checkout.quote;
  const known = { quote: quoteThen, lines: quoted, payment, coupon };
  const live = useLiveOrderQuote({ formId, type, lines, known });
  const { quote, isAsking } = live;
  // What was asked since knows better than what the form was answered.
  const errors = (live.isLive ? undefined : answer?.errors) ?? quote?.errors;
  return (
    <Card title={t('title')} headingLevel={2}>
      <FormStack>
        <CheckoutNotice answer={answer} />
        {checkout.isGuest ? (
          <TextField
            type="email"
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            required
            maxLength={254}
            defaultValue={answer?.typed.email}
            errors={answer?.errors?.fields.email}
          />
        ) : null}
        <PaymentChoice
          {...{ checkout, lines, quote }}
          chosen={live.payment}
          given={payment === '' ? checkout.payment : payment}
          errors={errors?.fields.paymentMethodId}
        />
        <CouponField {...{ quote, isAsking }} typed={coupon} errors={errors?.fields.coupon} />
        <OrderTotalBill {...{ quote, isAsking }} />
        <WhyThisPrice {...{ quote, lines }} />
        <LowBalance
          {...{ checkout, quote }}
          chosen={live.payment}
          problem={answer?.errors?.balance}
        />
        <input type="hidden" name="key" value={answer?.key ?? checkout.attempt} />
        <input type="hidden" name="expected_total" value={quote?.total?.total ?? ''} />
        <OrderPolicy policy={checkout.policy} />
        {checkout.canOrder ? (
          <Buttons sent={sent} />
        ) : (
          <Alert tone="warning">{t('loginToOrder')}</Alert>
        )}
      </FormStack>
      {answer?.asks === 'speedup' && answer.quote?.total ? (
        <SpeedupOffer {...{ formId, lines }} total={answer.quote.total} sent={sent} />
      ) : null}
    </Card>
  );
}

function Buttons({ sent }: { sent: FormData | undefined }) {
  const { t } = useTranslation(['checkout', 'payments']);
  const intent = sent?.get('intent');
  const isOn = (own: string) => (intent === own ? true : undefined);
  return (
    <FormActions>
      <SubmitButton name="intent" value="order" size="large" busy={isOn('order')}>
        {t('order')}
      </SubmitButton>
      <span className={styles.unscripted}>
        <SubmitButton name="intent" value="recalculate" tone="outline" formNoValidate>
          {t('payments:recalculate')}
        </SubmitButton>
      </span>
    </FormActions>
  );
}
