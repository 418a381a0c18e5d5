import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCheck } from '#core/billing/identity-checks/staff/staff-check.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import type { RefuseInput } from './decisions.server.ts';

interface DecisionFormProps {
  check: StaffCheck;
  result: object | undefined;
}

/** What needs no more than to be done. */
export function DecisionForm({
  deed,
  check,
  result: given,
}: DecisionFormProps & { deed: 'approve' | 'cancel' }) {
  const { t } = useTranslation('staff');
  const { form, result } = useServerForm<{ version: string }>({
    ...{ id: deed, result: given, constraint: {} },
  });
  return (
    <AccountForm
      title={t(`identity.deeds.${deed}.title`)}
      text={t(`identity.deeds.${deed}.text`)}
      name={deed}
      submit={t(`identity.deeds.${deed}.submit`)}
      {...(deed === 'cancel' && { tone: 'outline' as const })}
      labels={{}}
      {...{ form, result }}
    >
      <input type="hidden" name="version" value={check.version} />
    </AccountForm>
  );
}

/** The documents do not do, and the customer is told why. */
export function RefuseForm({
  check,
  constraint,
  result: given,
}: DecisionFormProps & { constraint: object }) {
  const { t } = useTranslation(['staff', 'customers']);
  const { form, fields, result } = useServerForm<RefuseInput>({
    ...{ id: 'refuse', result: given, constraint },
  });
  const labels = { reason: t('identity.reason') };
  return (
    <AccountForm
      title={t('identity.deeds.refuse.title')}
      text={t('identity.deeds.refuse.text')}
      name="refuse"
      submit={t('identity.deeds.refuse.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="version" value={check.version} />
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t('customers:reasonHint')}
        rows={3}
      />
    </AccountForm>
  );
}
