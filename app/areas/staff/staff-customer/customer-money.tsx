import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Adjustment } from '#core/back-office/adjustments/adjustment.contract.ts';
import { useSignedDollars } from '#app/areas/staff/staff/signed-dollars.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

/** What was added to the balance or taken from it by hand, and where that is done. */
export function CustomerMoney({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { customer, may, key } = page;
  const mayAdjust = may.adjust && !customer.is_self;
  return (
    <>
      {customer.adjustments.length === 0 ? null : (
        <Card title={t('adjust.list')} headingLevel={2}>
          <PlainList gap={4}>
            {customer.adjustments.map((adjustment) => (
              <li key={adjustment.id}>
                <Line adjustment={adjustment} mayDecide={mayAdjust} idempotencyKey={key} />
              </li>
            ))}
          </PlainList>
        </Card>
      )}
      {mayAdjust ? (
        <AdjustForm key={customer.adjustments[0]?.id ?? 0} {...{ page, replies }} />
      ) : null}
    </>
  );
}

const TONES = { waiting: 'warning', done: 'success', refused: 'neutral' } as const;

interface LineProps {
  adjustment: Adjustment;
  mayDecide: boolean;
  idempotencyKey: string;
}

function Line({ adjustment, mayDecide, idempotencyKey }: LineProps) {
  const { t } = useTranslation('customers');
  const signed = useSignedDollars();
  const { id, amount, reason, status, asked_by: asker, ended_by: ender, is_mine } = adjustment;
  const isOpen = mayDecide && adjustment.may_be_decided;
  return (
    <Row wraps gap={3} align="center" justify="between">
      <span>
        <strong>{signed(amount)}</strong>{' '}
        <Badge tone={TONES[status]}>{t(`adjust.status.${status}`)}</Badge>
        <br />
        <span dir="auto">{reason}</span>
        <br />
        <span className={styles.detail}>
          {asker.name}
          {ender === null || ender.id === asker.id ? '' : `, ${ender.name}`} ·{' '}
          <Moment at={adjustment.asked_at} />
        </span>
      </span>
      {isOpen ? (
        <Form method="post">
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="adjustmentId" value={id} />
          <Row wraps gap={2}>
            {is_mine ? null : (
              <SubmitButton name="form" value="approve" size="small">
                {t('adjust.approve')}
              </SubmitButton>
            )}
            <SubmitButton name="form" value="refuse" tone="outline" size="small">
              {is_mine ? t('adjust.takeBack') : t('adjust.refuse')}
            </SubmitButton>
          </Row>
        </Form>
      ) : null}
    </Row>
  );
}

interface AdjustInput extends Record<string, unknown> {
  amount: string;
  reason: string;
}

function AdjustForm({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { dollars } = useNumbers();
  const { form, fields, result } = useServerForm<AdjustInput>({
    ...{ id: 'adjust', result: replies.of('adjust') },
    constraint: page.constraints['adjust'] ?? {},
  });
  const labels = { amount: t('adjust.amount'), reason: t('reason'), balance: t('column.balance') };
  return (
    <AccountForm
      title={t('adjust.title')}
      text={t('adjust.text', { limit: dollars(page.customer.second_approval_above) })}
      name="adjust"
      submit={t('adjust.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <input type="hidden" name="key" value={page.key} />
      <TextField
        field={fields.amount}
        label={labels.amount}
        hint={t('adjust.hint')}
        inputMode="text"
        autoComplete="off"
      />
      <TextArea field={fields.reason} label={labels.reason} hint={t('reasonHint')} rows={2} />
    </AccountForm>
  );
}
