import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { joinBody } from '#core/accounts/team/team.contract.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';

interface JoinFormProps {
  token: string;
  link: { email: string };
  panelName: string;
  constraint: object;
  result: object | undefined;
}

/** Of who has no account yet: the link has shown whose address it is. */
export function JoinForm({ token, link, panelName, constraint, result: given }: JoinFormProps) {
  const { t } = useTranslation(['accounts', 'team']);
  const { form, fields, result } = useServerForm<z.input<typeof joinBody>>({
    id: 'join',
    result: given,
    constraint,
  });
  const labels = {
    name: t('field.name'),
    password: t('field.password'),
    password_confirmation: t('field.passwordAgain'),
    token: t('team:join.link'),
  };
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="token" value={token} />
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <TextField field={fields.name} label={labels.name} autoComplete="name" />
        <NewPasswordFields
          password={fields.password}
          again={fields.password_confirmation}
          labels={labels}
          own={[link.email, panelName]}
          ownFields={[fields.name.name]}
        />
        <SubmitButton size="large">{t('team:join.create')}</SubmitButton>
      </FormStack>
    </Form>
  );
}
