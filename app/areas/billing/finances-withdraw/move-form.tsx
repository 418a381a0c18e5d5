import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField } from '#app/forms/written-fields.tsx';
import type { FormAnswer, MoveInput } from './withdraw-forms.server.ts';

interface MoveFormProps {
  available: string;
  idempotencyKey: string;
  constraint: object;
  answer: FormAnswer | undefined;
}

/** Earnings become balance at once, and nothing is kept of them. */
export function MoveForm({ available, idempotencyKey, constraint, answer }: MoveFormProps) {
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  const { form, fields, result } = useServerForm<MoveInput>({
    ...{ id: 'move', result: answer?.result, constraint },
  });
  const labels = { amount: t('amount') };
  return (
    <AccountForm
      title={t('move.title')}
      text={t('move.text')}
      name="move"
      submit={t('move.submit')}
      tone="outline"
      {...{ form, result, labels }}
      isAgain={answer?.key !== undefined}
    >
      <input type="hidden" name="key" value={answer?.key ?? idempotencyKey} />
      <MoneyField
        field={fields.amount}
        label={labels.amount}
        hint={t('amountHint', { available: dollars(available) })}
        prefix="$"
      />
    </AccountForm>
  );
}
