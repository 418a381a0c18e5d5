import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { QrCode } from '#app/ui/transfer/qr-code.tsx';
import { RichText } from '../rich-text.tsx';
import type { ManualPaymentData } from './manual-payment.server.ts';
import * as styles from './payment-instructions.css.ts';

/** What somebody needs who pays by themselves: a code, an account, what to write on the transfer. */
export function PaymentInstructions({ payment }: { payment: ManualPaymentData }) {
  const { t } = useTranslation('payments');
  // No page of the shell.
  const place = useHref(payment.place ?? '');
  return (
    <>
      {payment.drawing ? (
        <Stack gap={3} justify="center">
          <QrCode drawing={payment.drawing} label={t('manual.code')} />
          {payment.place === undefined ? null : (
            <a className={button({ tone: 'outline' })} href={place}>
              {t('manual.inBrowser')}
            </a>
          )}
        </Stack>
      ) : null}
      <p className={styles.method}>{payment.method}</p>
      <Columns gap={4} min={16}>
        <Copied label={t('manual.amount')} value={payment.amount} />
        <Copied label={t('manual.number')} value={payment.number} />
        <div className={styles.wide}>
          <Copied label={t('manual.account')} value={payment.account} />
        </div>
        <Copied label={t('manual.holder')} value={payment.holder} />
        <Copied label={t('manual.bank')} value={payment.bank} />
        <Copied label={t('manual.bic')} value={payment.bic} />
      </Columns>
      <RichText nodes={payment.description} />
    </>
  );
}

function Copied({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('payments');
  if (value === null) return null;
  return <CopyField label={label} value={value} copyLabel={t('copy')} copiedLabel={t('copied')} />;
}
