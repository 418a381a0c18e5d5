import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { newBulkActionBody } from '#core/back-office/bulk/bulk-action.contract.ts';
import { BULK_KINDS } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';

interface NewBulkFormProps {
  q: string;
  constraint: object;
  result: object | undefined;
}

/** What is to be done, with which orders; only looked at at first. */
export function NewBulkForm({ q, constraint, result: given }: NewBulkFormProps) {
  const { t } = useTranslation('bulk');
  const { form, fields, result } = useServerForm<z.input<typeof newBulkActionBody>>({
    ...{ id: 'new-bulk', result: given, constraint, defaultValue: { q, kind: 'cancel' } },
  });
  const labels = { q: t('form.q'), kind: t('form.kind'), reason: t('form.reason') };
  return (
    <AccountForm
      title={t('form.title')}
      text={t('form.text')}
      name="preview"
      submit={t('form.submit')}
      {...{ form, result, labels }}
    >
      <TextField
        field={fields.q}
        label={labels.q}
        hint={t('form.qHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        field={fields.kind}
        label={labels.kind}
        options={BULK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t('form.reasonHint')}
        rows={2}
        mark={null}
      />
    </AccountForm>
  );
}
