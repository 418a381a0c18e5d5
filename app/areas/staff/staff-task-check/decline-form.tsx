import { AccountForm } from '#app/components/account-form.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DeclineInput } from './decline-check.server.ts';

interface DeclineFormProps {
  idempotencyKey: string;
  constraint: object;
  result: object | undefined;
}

/** No reward is paid, and the customer is told why. */
export function DeclineForm({ idempotencyKey, constraint, result: given }: DeclineFormProps) {
  const { t } = useTranslation('staff-tasks');
  const { form, fields, result } = useServerForm<DeclineInput>({
    ...{ id: 'decline', result: given, constraint },
  });
  const labels = { reason: t('decline.reason') };
  return (
    <AccountForm
      title={t('decline.title')}
      text={t('decline.text')}
      name="decline"
      submit={t('decline.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <TextArea field={fields.reason} label={labels.reason} hint={t('decline.hint')} rows={3} />
    </AccountForm>
  );
}
