import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { RadioGroup } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { ProviderData } from './load-provider.server.ts';
import type { FormValues } from './provider-forms.server.ts';

interface ProviderFormProps {
  page: ProviderData;
  /** What the action answered to this very form. */
  result: object | undefined;
}

/** Its name, its address and, where one is given, another key. */
export function ChangeForm({ page, result: given }: ProviderFormProps) {
  const { t } = useTranslation('staff');
  const { name, url, low_balance: least } = page.provider;
  const { form, fields, result } = useServerForm<FormValues<'change'>>({
    id: 'change',
    result: given,
    constraint: page.constraint,
    defaultValue: { name, url, ...(least !== null && { low_balance: least }) },
  });
  const labels = {
    name: t('addProvider.name'),
    url: t('addProvider.url'),
    key: t('addProvider.key'),
    low_balance: t('balance.least'),
  };
  return (
    <AccountForm
      title={t('oneProvider.change')}
      name="change"
      submit={t('oneProvider.save')}
      {...{ form, result, labels }}
    >
      <TextField field={fields.name} label={labels.name} autoComplete="off" />
      <TextField field={fields.url} type="url" label={labels.url} />
      <PasswordField
        field={fields.key}
        label={labels.key}
        hint={t('oneProvider.keyHint')}
        autoComplete="off"
      />
      <TextField
        field={fields.low_balance}
        label={labels.low_balance}
        hint={t('balance.leastHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </AccountForm>
  );
}

/** Says what becomes of everything that has to do with it, and asks where there is a choice. */
export function RemovalForm({ page, result: given }: ProviderFormProps) {
  const { t } = useTranslation('staff');
  const { services_count: count, sole_services_count: sole } = page.provider;
  const { form, fields, result } = useServerForm<FormValues<'remove'>>({
    id: 'remove',
    result: given,
    constraint: {},
  });
  const labels = { services: t('oneProvider.sole', { count: sole }) };
  return (
    <Card
      title={t('oneProvider.remove')}
      subtitle={count === 0 ? t('oneProvider.noServices') : t('oneProvider.services', { count })}
      headingLevel={2}
    >
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          <p>{t('oneProvider.removeText')}</p>
          {sole > 0 ? (
            <RadioGroup
              field={fields.services}
              label={labels.services}
              required
              mark={null}
              choices={[
                {
                  value: 'keep',
                  label: t('oneProvider.keep'),
                  description: t('oneProvider.keepHint'),
                },
                {
                  value: 'switch_off',
                  label: t('oneProvider.switchOff'),
                  description: t('oneProvider.switchOffHint'),
                },
              ]}
            />
          ) : null}
          <FormActions>
            <SubmitButton tone="danger" name="form" value="remove">
              {t('oneProvider.remove')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
