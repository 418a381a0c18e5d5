import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { reportForm } from '#core/feedback/reports/report.contract.ts';
import { REPORT_REASONS } from '#core/feedback/reports/report-words.pure.ts';
import { CaptchaField } from '#app/components/captcha-field/captcha-field.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import type { PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import * as styles from './report-form.css.ts';

interface ReportFormProps {
  page: { isGuest: boolean; constraint: object; question: PictureQuestion | undefined };
  result: object | undefined;
  back: ReactNode;
}

/** What is wrong with a service, and where a guest is reached. */
export function ReportForm({ page, result: given, back }: ReportFormProps) {
  const { t } = useTranslation(['responsible', 'accounts']);
  const { form, fields, result } = useServerForm<z.input<typeof reportForm>>({
    id: 'report',
    result: given,
    constraint: page.constraint,
  });
  const labels = {
    reason: t('report.reason'),
    text: t('report.text'),
    email: t('accounts:field.email'),
    captcha_answer: t('accounts:captcha.label'),
  };
  return (
    <Form method="post" className={styles.form} {...getFormProps(form)}>
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <Select
          field={fields.reason}
          label={labels.reason}
          placeholder={t('report.choose')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        />
        <TextArea field={fields.text} label={labels.text} hint={t('report.textHint')} rows={5} />
        {page.isGuest ? (
          <TextField
            field={fields.email}
            type="email"
            label={labels.email}
            hint={t('report.emailHint')}
            mark={null}
            required
          />
        ) : null}
        <CaptchaField formId={form.id} question={page.question} result={result} />
        <FormActions>
          <SubmitButton>{t('report.submit')}</SubmitButton>
          {back}
        </FormActions>
      </FormStack>
    </Form>
  );
}
