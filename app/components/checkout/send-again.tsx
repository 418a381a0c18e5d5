import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Unreached } from '#app/lib/checkout/unreached.ts';
import { Button } from '#app/ui/button.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { UnreachedNotice } from './unreached-notice.tsx';
import * as styles from './checkout.css.ts';

/** What somebody reads again before they send it again: links, an address, a sum, a code, words. */
const READ_AGAIN = /^(lines\[\d+\]\.url|email|amount|coupon_code|comment|subject|text)$/;

/** A form whose page cannot be made just now, to be sent again as it was. */
export function SendAgain({ sent }: Pick<Unreached, 'sent'>) {
  const { t } = useTranslation('checkout');
  const read = sent.filter(([name, value]) => READ_AGAIN.test(name) && value !== '');
  return (
    <FormStack>
      <UnreachedNotice />
      <Card title={t('unreached.entered')} headingLevel={2}>
        <form method="post">
          {sent.map(([name, value], index) => (
            <input key={index} type="hidden" {...{ name, value }} />
          ))}
          <FormStack>
            {read.length > 0 ? (
              <PlainList gap={2} className={styles.entered}>
                {read.map(([name, value]) => (
                  <li key={name}>{value}</li>
                ))}
              </PlainList>
            ) : null}
            <FormActions>
              <Button type="submit">{t('unreached.again')}</Button>
            </FormActions>
          </FormStack>
        </form>
      </Card>
    </FormStack>
  );
}
