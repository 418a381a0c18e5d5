import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import type { RefuseInput } from './decide-trial.server.ts';

interface FormProps {
  idempotencyKey: string;
  result: object | undefined;
}

export function ApproveForm({ idempotencyKey, result: given }: FormProps) {
  const { t } = useTranslation('staff-trials');
  const { form, result } = useServerForm<{ key: string }>({
    ...{ id: 'approve', result: given, constraint: {} },
  });
  return (
    <AccountForm
      title={t('approve.title')}
      text={t('approve.text')}
      name="approve"
      submit={t('approve.submit')}
      {...{ form, result, labels: {} }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
    </AccountForm>
  );
}

export function RefuseForm({
  idempotencyKey,
  constraint,
  result: given,
}: FormProps & { constraint: object }) {
  const { t } = useTranslation('staff-trials');
  const { form, fields, result } = useServerForm<RefuseInput>({
    ...{ id: 'refuse', result: given, constraint },
  });
  const labels = { reason: t('refuse.reason') };
  return (
    <AccountForm
      title={t('refuse.title')}
      text={t('refuse.text')}
      name="refuse"
      submit={t('refuse.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      <TextArea field={fields.reason} label={labels.reason} hint={t('refuse.hint')} rows={3} />
    </AccountForm>
  );
}
