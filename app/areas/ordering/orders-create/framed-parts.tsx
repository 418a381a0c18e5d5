import { useHref, useRouteLoaderData } from '@remix-run/react';
import type { RootData } from '#app/root.tsx';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PaymentInstructions } from '#app/components/payment/payment-instructions.tsx';
import { IN_NEW_TAB } from '#app/components/use-is-framed.ts';
import { OrderedLines } from '#app/areas/ordering/order-placed/ordered-lines.tsx';
import { PaidForm } from '#app/areas/ordering/order-placed/paid-form.tsx';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { link } from '#app/ui/link.css.ts';
import * as styles from './orders-create.css.ts';
import type { FramedOrder } from './framed-order.server.ts';

const FORM = pagePath('orders/create');

/** Whose form it is, and the way to pay from a balance, which no frame ever spends. */
export function FrameFooter({ widget, panelName }: { widget: string; panelName: string }) {
  const { t } = useTranslation('widget');
  const language = useRouteLoaderData<RootData>('root')?.language ?? DEFAULT_LANGUAGE;
  const form = localizedPath(language, pagePath('orders/create', {}, { widget }));
  return (
    <p className={styles.muted}>
      {t('frame.account')}{' '}
      <a className={link({ kind: 'inline' })} href={form} {...IN_NEW_TAB}>
        {t('frame.open', { name: panelName })}
      </a>
    </p>
  );
}

/** Nothing of it is kept in this browser: the page of the order is where it is followed. */
export function FramedOrderDone({ placed }: { placed: FramedOrder }) {
  const { t } = useTranslation(['checkout', 'widget']);
  return (
    <Stack gap={5}>
      <PageHeader title={t('placed.placed.title')} />
      <Payment placed={placed} />
      {placed.email === null ? null : (
        <Alert tone="success" title={t('placed.mail.title')} announce="next">
          <p>{t('placed.mail.text', { email: placed.email })}</p>
        </Alert>
      )}
      <Card title={t('placed.lines')} headingLevel={2}>
        <OrderedLines placed={placed} />
        <OrderAgain />
      </Card>
    </Stack>
  );
}

/** Gateways stand in no frame, so they open a tab. */
function Payment({ placed }: { placed: FramedOrder }) {
  const { t } = useTranslation(['widget', 'checkout']);
  const own = useHref(placed.own ?? '');
  const address = placed.gateway ?? (placed.own === undefined ? undefined : own);
  const { manual, payment } = placed;
  if (address !== undefined) {
    return (
      <Alert
        title={t('frame.pay.title')}
        actions={
          <a className={button({})} href={address} {...IN_NEW_TAB}>
            {t('frame.pay.open')}
          </a>
        }
      >
        {t('frame.pay.text')}
      </Alert>
    );
  }
  if (!manual) return null;
  return (
    <Card title={t('checkout:placed.pay')} headingLevel={2}>
      <FormStack>
        <PaymentInstructions payment={manual} />
        {placed.signature === null ? null : (
          <PaidForm payment={manual} refused={undefined}>
            <input type="hidden" name="intent" value="paid" />
            <input type="hidden" name="invoice" value={payment?.id} />
            <input type="hidden" name="signature" value={placed.signature} />
          </PaidForm>
        )}
      </FormStack>
    </Card>
  );
}

/** A page of its own, as the form before has done its work. */
function OrderAgain() {
  const { t } = useTranslation('widget');
  return (
    <FormActions>
      <a className={button({ tone: 'outline' })} href={useHref(FORM)}>
        {t('frame.again')}
      </a>
    </FormActions>
  );
}

/** What the word of a guest that they have paid has brought. */
export function FramedPaid({ told, notice }: { told: boolean; notice: string | undefined }) {
  const { t } = useTranslation('checkout');
  return (
    <Stack gap={5}>
      {told ? (
        <PageHeader title={t('placed.told.title')} lead={t('placed.told.plain')} />
      ) : (
        <Alert tone="danger" announce="now">
          {notice}
        </Alert>
      )}
      <OrderAgain />
    </Stack>
  );
}
