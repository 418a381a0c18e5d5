import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import { MarkedText } from '#app/components/marked-text.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { wayIn } from '#app/lib/http/return-path.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { link } from '#app/ui/link.css.ts';
import type { CODE_FORM } from './login-forms.server.ts';

interface CodeFormProps {
  page: {
    metaDescription: string;
    constraint: { code: object };
    redirect: string;
    /** Who helps those who have lost everything that makes a code. */
    supportEmail: string | undefined;
  };
  /** What the right password was answered with; it goes along with the code. */
  challenge: string;
  result: object | undefined;
}

/** The second step, for who has asked for one. */
export function CodeForm({ page, challenge, result }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<typeof CODE_FORM>>({
    id: 'code',
    // The step before answered with a challenge and no result of this form.
    result: result && 'challenge' in result ? undefined : result,
    constraint: page.constraint.code,
  });
  const labels = { code: t('field.code') };
  return (
    <EntryCard
      title={t('code.title')}
      lead={page.metaDescription}
      intro={t('code.text')}
      other={
        <Link className={link()} to={wayIn('login', page.redirect)} reloadDocument>
          {t('code.again')}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="challenge" value={challenge} />
        <input type="hidden" name="redirect" value={page.redirect} />
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField
            field={fields.code}
            label={labels.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            data-takes-focus
          />
          <SubmitButton size="large">{t('code.submit')}</SubmitButton>
        </FormStack>
      </Form>
      {page.supportEmail === undefined ? null : (
        <p>
          <MarkedText
            text={t('code.lost', { email: page.supportEmail })}
            mark={(email) => (
              <a className={link()} href={`mailto:${page.supportEmail}`}>
                {email}
              </a>
            )}
          />
        </p>
      )}
    </EntryCard>
  );
}
