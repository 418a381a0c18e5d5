import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { resetMailBody } from '#core/accounts/passwords/reset.contract.ts';
import { CaptchaField } from '#app/components/captcha-field/captcha-field.tsx';
import { MarkedText } from '#app/components/marked-text.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';

interface AskFormProps {
  page: {
    title: string;
    metaDescription: string;
    constraint: { ask: object };
    question: PictureQuestion | undefined;
  };
  result: object | undefined;
}

/** Asks for the mail with the link. */
export function AskForm({ page, result }: AskFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<typeof resetMailBody>>({
    id: 'reset',
    result,
    constraint: page.constraint.ask,
  });
  const labels = { email: t('field.email'), captcha_answer: t('captcha.label') };
  return (
    <EntryCard
      title={page.title}
      lead={page.metaDescription}
      other={
        <MarkedText
          text={t('reset.remembered')}
          mark={(text) => <Link to={pagePath('login')}>{text}</Link>}
        />
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField
            field={fields.email}
            type="email"
            label={labels.email}
            autoComplete="username"
          />
          <CaptchaField formId={form.id} question={page.question} result={reply} />
          <SubmitButton size="large">{t('reset.ask')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
