import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { AskedPrices } from './asked-prices.server.ts';

type PriceFields = Record<'q' | 'percent' | 'addition' | 'round_to' | 'least_margin', string>;

/** Which prices change, and by how much; its answer is an address that can be kept. */
export function PriceForm({ asked }: { asked: Pick<AskedPrices, 'written' | 'reply'> }) {
  const { t } = useTranslation('services');
  const { written, reply } = asked;
  const { form, fields, result } = useServerForm<PriceFields>({
    ...{ id: 'prices', result: reply, constraint: {} },
    defaultValue: {
      q: written.q ?? '',
      percent: written.percent ?? '0',
      addition: written.addition ?? '0',
      round_to: written.round_to ?? '0',
      least_margin: written.least_margin ?? '0',
    },
  });
  const labels = {
    ...{ q: t('prices.filter'), percent: t('prices.percent'), addition: t('prices.addition') },
    ...{ round_to: t('prices.roundTo'), least_margin: t('prices.leastMargin') },
  };
  return (
    <Card title={t('prices.form')} headingLevel={2}>
      <Form method="get" action={pagePath('staff/services/prices')} {...getFormProps(form)}>
        <FormStack>
          <FormErrors {...{ form, result, labels }} />
          <TextField
            field={fields.q}
            label={labels.q}
            hint={t('prices.filterHint')}
            mark={null}
            autoComplete="off"
            spellCheck={false}
            // A page that is this form; once there are prices, they are what is read.
            autoFocus={written.percent === undefined}
            data-takes-focus={written.percent === undefined || undefined}
          />
          <FormColumns>
            <MoneyField
              field={fields.percent}
              label={labels.percent}
              hint={t('prices.percentHint')}
              suffix="%"
              mark={null}
            />
            <MoneyField
              field={fields.addition}
              label={labels.addition}
              hint={t('prices.additionHint')}
              mark={null}
            />
            <MoneyField field={fields.round_to} label={labels.round_to} mark={null} />
            <MoneyField
              field={fields.least_margin}
              label={labels.least_margin}
              hint={t('prices.leastMarginHint')}
              mark={null}
            />
          </FormColumns>
          <FormActions>
            <SubmitButton>{t('prices.preview')}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
