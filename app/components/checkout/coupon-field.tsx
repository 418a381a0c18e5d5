import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderQuote } from '#app/lib/checkout/order-quote.server.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { checkoutControl } from './checkout-control.ts';
import * as styles from './checkout.css.ts';

interface CouponFieldProps {
  formId: string;
  quote: OrderQuote | undefined;
  isAsking: boolean;
  /** What the form was sent with. */
  typed: string;
  errors: readonly string[] | undefined;
}

/** A code with what it does; what was said of it goes as soon as another one is typed. */
export function CouponField({ formId, quote, isAsking, typed, errors }: CouponFieldProps) {
  const { t } = useTranslation(['checkout', 'payments', 'forms']);
  const [edited, setEdited] = useState<OrderQuote>();
  const isOld = isAsking || (quote !== undefined && edited === quote);
  const said = errors ?? (quote?.coupon === 'useless' ? [t('coupon.useless')] : undefined);
  return (
    <TextField
      id={checkoutControl(formId, 'coupon')}
      name="coupon_code"
      label={t('payments:coupon')}
      mark={t('forms:optional')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      defaultValue={typed}
      errors={isOld ? undefined : said}
      hint={
        !isOld && quote?.coupon === 'applies' ? (
          <span className={styles.applied} role="status">
            <Icon name="circle-check" size={16} />
            {t('coupon.applies')}
          </span>
        ) : undefined
      }
      onInput={() => setEdited(quote)}
    />
  );
}
