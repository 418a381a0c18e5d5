import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { NeedsPassword, needsPassword } from '#app/components/proof/needs-password.tsx';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { EventTypes } from './event-types.tsx';
import type { WebhookValues } from './webhook-forms.server.ts';

interface CreateEndpointProps {
  customer: Profile;
  constraint: object;
  result: object | undefined;
}

export function CreateEndpoint({ customer, constraint, result }: CreateEndpointProps) {
  const { t } = useTranslation('webhooks');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<WebhookValues['create']>({ id: 'create', result, constraint });
  const labels = { url: t('field.url'), types: t('field.types'), ...useProofLabels() };
  if (needsPassword(customer)) {
    return <NeedsPassword title={t('create.title')} text={t('needsPassword')} />;
  }
  return (
    <Card title={t('create.title')} subtitle={t('create.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField
            field={fields.url}
            label={labels.url}
            hint={t('field.urlHint')}
            inputMode="url"
            spellCheck={false}
            dir="ltr"
          />
          <Checkbox name="is_test" label={t('field.test')} hint={t('field.testHint')} />
          <Disclosure title={t('field.types')}>
            <EventTypes />
          </Disclosure>
          <ProofFields customer={customer} fields={fields} />
          <FormActions>
            <SubmitButton name="form" value="create">
              {t('create.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
