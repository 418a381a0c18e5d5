import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { Checkbox, Select } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextArea, TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { NeedsPassword, needsPassword } from '#app/components/proof/needs-password.tsx';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import type { FormValues } from './token-forms.server.ts';
import { EXPIRIES } from './token-result.ts';

interface CreateFormProps {
  customer: Profile;
  constraint: object;
  result: object | undefined;
}

const LIMITED = ['daily_cap', 'addresses', 'services', 'expires'];

export function CreateForm({ customer, constraint, result }: CreateFormProps) {
  const { t } = useTranslation('api');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['create']>({
    ...{ id: 'create', result, constraint },
    defaultValue: { may_order: true, may_manage: true, expires: 'never' },
  });
  const proofLabels = useProofLabels();
  if (needsPassword(customer)) {
    return <NeedsPassword title={t('create.title')} text={t('needsPassword')} />;
  }
  const labels = {
    name: t('field.name'),
    is_test: t('field.test'),
    may_order: t('field.order'),
    may_manage: t('field.manage'),
    daily_cap: t('field.cap'),
    expires: t('field.expires'),
    addresses: t('field.addresses'),
    services: t('field.services'),
    ...proofLabels,
  };
  const isLimited = LIMITED.some((name) => reply?.error?.[name]);
  return (
    <Card title={t('create.title')} subtitle={t('create.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField field={fields.name} label={labels.name} hint={t('field.nameHint')} />
          <Stack gap={2}>
            <Checkbox field={fields.may_order} label={labels.may_order} />
            <Checkbox
              field={fields.may_manage}
              label={labels.may_manage}
              hint={t('field.readHint')}
            />
          </Stack>
          <Checkbox field={fields.is_test} label={labels.is_test} hint={t('field.testHint')} />
          <Disclosure title={t('field.limits')} isOpen={isLimited}>
            <FormStack>
              <LimitFields fields={fields} labels={labels} />
            </FormStack>
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

interface LimitFieldsProps {
  fields: ReturnType<typeof useServerForm<FormValues['create']>>['fields'];
  labels: Readonly<Record<'daily_cap' | 'expires' | 'addresses' | 'services', string>>;
}

/** Nothing of it has to be said. */
function LimitFields({ fields, labels }: LimitFieldsProps) {
  const { t } = useTranslation('api');
  return (
    <>
      <MoneyField
        field={fields.daily_cap}
        label={labels.daily_cap}
        hint={t('field.capHint')}
        prefix="$"
      />
      <Select
        field={fields.expires}
        label={labels.expires}
        options={EXPIRIES.map((value) => ({ value, label: t(`expires.${value}`) }))}
      />
      <TextArea
        field={fields.addresses}
        label={labels.addresses}
        hint={t('field.addressesHint')}
        rows={3}
        spellCheck={false}
        dir="ltr"
      />
      <TextArea
        field={fields.services}
        label={labels.services}
        hint={t('field.servicesHint')}
        rows={2}
        dir="ltr"
      />
    </>
  );
}
