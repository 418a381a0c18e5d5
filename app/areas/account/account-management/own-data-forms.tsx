import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import type { ForeseenPayout } from '#core/billing/payouts/payout.contract.ts';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { Price } from '#app/components/price.tsx';
import { Checkbox } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import type { FormValues } from './security-forms.server.ts';

interface OwnDataFormProps {
  customer: Profile;
  constraint: object;
  result: object | undefined;
}

/** Answered with a file, which no script can save; so the browser sends the form itself. */
export function ExportForm({ customer, constraint, result: answer }: OwnDataFormProps) {
  const { t } = useTranslation('accounts');
  // It comes with the document. The same one, loaded anew after another form, would take the focus.
  const [result] = useState(answer);
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['export']>({ id: 'export', result, constraint });
  const labels = useProofLabels();
  return (
    <Card title={t('export.title')} subtitle={t('export.text')} headingLevel={2}>
      <Form
        method="post"
        action={pagePath('account-management/export')}
        reloadDocument
        {...getFormProps(form)}
      >
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <ProofFields customer={customer} fields={fields} />
          <FormActions>
            <SubmitButton tone="outline" icon="download" busy={false}>
              {t('export.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}

interface DeletionFormProps extends OwnDataFormProps {
  /** What leaving pays back and what lapses. */
  money: ForeseenPayout;
}

export function DeletionForm({ customer, money, constraint, result }: DeletionFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['delete']>({ id: 'delete', result, constraint });
  const labels = {
    ...useProofLabels(),
    pay_to: t('deletion.payTo'),
    sure: t('deletion.sure'),
  };
  return (
    <Card title={t('deletion.title')} subtitle={t('deletion.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <p>{t('deletion.orders')}</p>
          <FormErrors form={form} result={reply} labels={labels} />
          <ProofFields customer={customer} fields={fields} />
          <WhatIsLeft money={money} />
          {money.paid_back === '0' ? null : (
            <>
              <p>{t('deletion.balanceText')}</p>
              <TextArea
                field={fields.pay_to}
                label={labels.pay_to}
                hint={
                  customer.email === null
                    ? t('deletion.payToHintNoEmail')
                    : t('deletion.payToHint', { email: customer.email })
                }
                rows={2}
              />
            </>
          )}
          <Checkbox field={fields.sure} label={labels.sure} required />
          <FormActions>
            <SubmitButton tone="danger" name="form" value="delete">
              {t('deletion.title')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}

function WhatIsLeft({ money }: { money: ForeseenPayout }) {
  const { paid_back: back, lapses, held_lapses: held } = money;
  const { t } = useTranslation('accounts');
  const items = [
    { term: t('deletion.paidBack'), detail: <Price amount={back} />, amount: back },
    { term: t('deletion.lapses'), detail: <Price amount={lapses} />, amount: lapses },
    { term: t('deletion.heldLapses'), detail: <Price amount={held} />, amount: held },
  ].filter(({ amount }) => amount !== '0');
  return items.length === 0 ? null : <DescriptionList look="rows" items={items} />;
}
