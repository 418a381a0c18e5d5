import { getFormProps } from '@conform-to/react';
import { Form, useHref } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { TextField } from '../../forms/written-fields.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { button } from '../../ui/button.css.ts';
import { FormActions, FormStack } from '../../ui/form/form-layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CopyField } from '../../ui/transfer/copy-field.tsx';
import { QrCode } from '../../ui/transfer/qr-code.tsx';
import type { ManualPaymentData, PaidForm } from './manual-payment.server.ts';
import * as styles from './add-funds.css.ts';

interface ManualPaymentProps {
  payment: ManualPaymentData;
  constraint: object;
  result: object | undefined;
}

/** What a customer needs to pay by themselves, and the word that they have. */
export function ManualPayment({ payment, constraint, result: given }: ManualPaymentProps) {
  const { t } = useTranslation('payments');
  const { form, fields, result } = useServerForm<PaidForm>({
    id: 'paid',
    result: given,
    constraint,
  });
  // No page of the shell.
  const place = useHref(payment.place ?? '');
  const label = payment.commentLabel ?? t('manual.comment');
  const total = formatMoney(payment.total, { code: 'USD', rate: '1' });
  return (
    <Dialog title={t('manual.title', { total })} isOpen isPersistent size="wide">
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={{ comment: label }} />
          {payment.drawing ? (
            <div className={styles.code}>
              <QrCode drawing={payment.drawing} label={t('manual.code')} />
              {payment.place === undefined ? null : (
                <a className={button({ tone: 'outline' })} href={place}>
                  {t('manual.inBrowser')}
                </a>
              )}
            </div>
          ) : null}
          <Copied label={t('manual.method')} value={payment.method} />
          {payment.account === null ? null : (
            <Copied label={t('manual.account')} value={payment.account} />
          )}
          <Copied label={t('manual.number')} value={payment.number} />
          <RichText nodes={payment.description} />
          {payment.hasComment ? <TextField field={fields.comment} label={label} /> : null}
          <FormActions>
            <SubmitButton>{t('manual.paid')}</SubmitButton>
            <ButtonLink to="/add-funds" tone="outline">
              {t('manual.cancel')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('payments');
  return <CopyField label={label} value={value} copyLabel={t('copy')} copiedLabel={t('copied')} />;
}
