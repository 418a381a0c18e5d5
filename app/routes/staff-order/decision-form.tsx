import { useTranslation } from 'react-i18next';
import type { Decision } from '#core/dispatch/staff/queue-words.pure.ts';
import { AccountForm } from '../../components/account-form.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { NumberField, TextArea, TextField } from '../../forms/written-fields.tsx';

/** As many fields as any decision has; each form sends its own. */
interface DecisionInput extends Record<string, unknown> {
  key: string;
  start_quantity?: number;
  delivered?: number;
  reference?: string;
  reason?: string;
}

type FieldName = 'start_quantity' | 'delivered' | 'reference' | 'reason';

const FIELDS: Readonly<Record<Decision, readonly FieldName[]>> = {
  take: [],
  progress: ['start_quantity', 'delivered'],
  complete: ['start_quantity'],
  end: ['delivered', 'reason'],
  keep_on: [],
  was_accepted: ['reference'],
  send_again: [],
  give_back: ['reason'],
  retry: [],
  refill_take: [],
  refill_complete: [],
  refill_refuse: ['reason'],
  refill_send_again: [],
};

interface DecisionFormProps {
  decision: Decision;
  idempotencyKey: string;
  /** Of the delivery that is shown. */
  since: string | undefined;
  constraint: object;
  result: object | undefined;
  quantity: number;
  /** What staff most likely do next. */
  isNext: boolean;
}

/** One thing that staff may decide, with what it needs. */
export function DecisionForm(props: DecisionFormProps) {
  const { decision, idempotencyKey, since, constraint, result: given, quantity, isNext } = props;
  const { t } = useTranslation('queue');
  const options = { id: decision, result: given, constraint };
  const { form, fields, result } = useServerForm<DecisionInput>(options);
  const names = FIELDS[decision];
  const labels = Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]));
  return (
    <AccountForm
      title={t(`decision.${decision}.title`)}
      text={t(`decision.${decision}.text`)}
      name={decision}
      submit={t(`decision.${decision}.title`)}
      tone={isNext ? undefined : 'outline'}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      {since === undefined ? null : <input type="hidden" name="delivery_since" value={since} />}
      {names.includes('start_quantity') ? (
        <NumberField
          field={fields.start_quantity}
          label={t('field.start_quantity')}
          hint={t('hint.start_quantity')}
        />
      ) : null}
      {names.includes('delivered') ? (
        <NumberField
          field={fields.delivered}
          label={t('field.delivered')}
          hint={t('hint.delivered')}
          max={quantity - 1}
        />
      ) : null}
      {names.includes('reference') ? (
        <TextField
          field={fields.reference}
          label={t('field.reference')}
          hint={t('hint.reference')}
        />
      ) : null}
      {names.includes('reason') ? (
        <TextArea
          field={fields.reason}
          label={t('field.reason')}
          hint={t('hint.reason')}
          rows={3}
        />
      ) : null}
    </AccountForm>
  );
}
