import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { FormStack } from '../ui/form/form-layout.tsx';
import { link } from '../ui/link.css.ts';
import { EntryCard } from './entry-card.tsx';

interface MailLinkProps {
  page: { metaDescription: string; token: string };
  /** What the action answered; nothing before the button was pressed. */
  result: object | undefined;
  /** What the button does. */
  intro: string;
  /** Where another link can be asked for. */
  again: { to: string; text: string };
}

/** The page behind the link of a mail: nothing on it but the button that confirms. */
export function MailLink({ page, result: answer, intro, again }: MailLinkProps) {
  const { t } = useTranslation('accounts');
  const { form, result } = useServerForm<{ token: string }>({
    id: 'confirm',
    result: answer,
    constraint: {},
  });
  return (
    <EntryCard
      title={t('confirm.title')}
      lead={page.metaDescription}
      intro={intro}
      other={
        <Link className={link()} to={again.to}>
          {again.text}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="token" value={page.token} />
        <FormStack>
          <FormErrors form={form} result={result} labels={{}} />
          <SubmitButton size="large">{t('confirm.submit')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
