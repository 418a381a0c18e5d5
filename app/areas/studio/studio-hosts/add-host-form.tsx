import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { hostBody } from '#core/studio/hosts/host.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';

export function AddHostForm({
  constraint,
  result: given,
}: {
  constraint: object;
  result: object | undefined;
}) {
  const { t } = useTranslation('studio-instance');
  const { form, fields, result } = useServerForm<z.input<typeof hostBody>>({
    id: 'add-host',
    result: given,
    constraint,
  });
  const labels = { host: t('hosts.host') };
  return (
    <AccountForm
      title={t('hosts.add')}
      text={t('hosts.addText')}
      name="add"
      submit={t('hosts.submit')}
      {...{ form, result, labels }}
    >
      <TextField
        field={fields.host}
        label={labels.host}
        hint={t('hosts.hint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccountForm>
  );
}
