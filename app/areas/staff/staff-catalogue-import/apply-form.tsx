import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { applyBody } from '#core/supply/imports/import.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { Checkbox } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import type { ImportData } from './load-import.server.ts';

interface ApplyFormProps {
  found: ImportData['found'];
  result: object | undefined;
}

/** The last step: what becomes of the rows that are wrong and of the services that are gone. */
export function ApplyForm({ found, result: given }: ApplyFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields, result } = useServerForm<z.input<typeof applyBody>>({
    id: 'apply',
    result: given,
    constraint: {},
  });
  const { counts } = found;
  const made = [...found.new_networks, ...found.new_types];
  const labels = {
    skip_refused: t('apply.skipRefused', { count: counts.refused }),
    switch_off: t('apply.switchOff', { count: counts.missing }),
  };
  return (
    <AccountForm
      title={t('apply.title')}
      text={t('apply.text')}
      name="apply"
      form={form}
      result={result}
      labels={labels}
      submit={t('apply.submit')}
    >
      {made.length > 0 ? <p>{t('apply.made', { names: made.join(', ') })}</p> : null}
      {counts.refused > 0 ? (
        <Checkbox field={fields.skip_refused} label={labels.skip_refused} />
      ) : null}
      {counts.missing > 0 ? (
        <Checkbox
          field={fields.switch_off}
          label={labels.switch_off}
          hint={t('apply.switchOffHint')}
        />
      ) : null}
    </AccountForm>
  );
}
