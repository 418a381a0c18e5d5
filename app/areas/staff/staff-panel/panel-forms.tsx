import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { SuspendInput } from './panel-deeds.server.ts';

interface SuspendFormProps {
  constraint: object;
  result: object | undefined;
}

export function SuspendForm({ constraint, result: given }: SuspendFormProps) {
  const { t } = useTranslation('staff-panels');
  const { form, fields, result } = useServerForm<SuspendInput>({
    ...{ id: 'suspend', result: given, constraint },
  });
  const labels = { reason: t('fact.reason') };
  return (
    <AccountForm
      title={t('suspend.title')}
      text={t('suspend.text')}
      name="suspend"
      submit={t('suspend.submit')}
      tone="danger"
      {...{ form, result, labels }}
    >
      <TextArea field={fields.reason} label={labels.reason} rows={3} />
    </AccountForm>
  );
}

export function ResumeForm() {
  const { t } = useTranslation('staff-panels');
  return (
    <Card title={t('resume.title')} subtitle={t('resume.text')} headingLevel={2}>
      <Form method="post">
        <SubmitButton name="form" value="resume">
          {t('resume.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
