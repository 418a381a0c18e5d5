import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Decision } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { Select } from '#app/forms/chosen-fields.tsx';
import { NumberField, TextArea, TextField } from '#app/forms/written-fields.tsx';

interface Member {
  id: number;
  name: string;
  is_self: boolean;
}

/** As many fields as any decision has; each form sends its own. */
interface DecisionInput extends Record<string, unknown> {
  key: string;
  taken_by?: string;
  start_quantity?: number;
  delivered?: number;
  reference?: string;
  reason?: string;
}

type FieldName = 'taken_by' | 'start_quantity' | 'delivered' | 'reference' | 'reason';

const FIELDS: Readonly<Record<Decision, readonly FieldName[]>> = {
  take: ['taken_by'],
  progress: ['start_quantity', 'delivered'],
  complete: ['start_quantity'],
  end: ['delivered', 'reason'],
  keep_on: [],
  was_accepted: ['reference'],
  send_again: [],
  give_back: ['reason'],
  retry: [],
  approve: [],
  hold: ['reason'],
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
  /** Who may deliver it. */
  members: readonly Member[];
  /** Where the order stands as it is shown. */
  queue: string;
  /** What staff most likely do next. */
  isNext: boolean;
}

/** One thing that staff may decide, with what it needs. */
export function DecisionForm(props: DecisionFormProps) {
  const { decision, idempotencyKey, since, constraint, result: given, quantity, isNext } = props;
  const { members, queue } = props;
  const { t } = useTranslation('queue');
  const me = members.find(({ is_self: isSelf }) => isSelf);
  const defaultValue = me && { taken_by: String(me.id) };
  const options = { id: decision, result: given, constraint, defaultValue };
  const { form, fields, result } = useServerForm<DecisionInput>(options);
  const names = FIELDS[decision];
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(names.map((name) => [name, t(`field.${name}`)])),
    ...(decision === 'end' && { delivered: t('field.deliveredInAll') }),
  };
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
      <input type="hidden" name="queue" value={queue} />
      {since === undefined ? null : <input type="hidden" name="delivery_since" value={since} />}
      {names.includes('taken_by') && members.length > 1 ? (
        <Select
          field={fields.taken_by}
          label={t('field.taken_by')}
          options={members.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
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
          label={labels['delivered']}
          hint={decision === 'end' ? t('hint.deliveredInAll') : t('hint.delivered')}
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
          hint={decision === 'hold' ? t('hint.holdReason') : t('hint.reason')}
          rows={3}
        />
      ) : null}
    </AccountForm>
  );
}
