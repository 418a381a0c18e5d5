import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { RadioCards } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { AddInput } from './card-forms.server.ts';
import * as styles from './cards.css.ts';

interface AddCardProps {
  /** Those that can keep a card. */
  methods: readonly PaymentMethod[];
  constraint: object;
  result: object | undefined;
  /** What the card is to pay from then on. */
  subscription: number | undefined;
}

/** The way to a gateway that keeps a card. */
export function AddCard({ methods, constraint, result: given, subscription }: AddCardProps) {
  const { t } = useTranslation('cards');
  const [first] = methods;
  const { form, fields, result } = useServerForm<AddInput>({
    id: 'add',
    result: given,
    constraint,
    defaultValue: { payment_method_id: String(first?.id) },
  });
  if (!first) return <p className={styles.muted}>{t('add.none')}</p>;
  const label = t('add.method');
  return (
    <Card title={t('add.title')} subtitle={t('add.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={{ payment_method_id: label }} />
          {subscription === undefined ? null : (
            <input type="hidden" name="subscription_id" value={subscription} />
          )}
          {methods.length === 1 ? (
            <input type="hidden" name="payment_method_id" value={first.id} />
          ) : (
            <RadioCards
              field={fields.payment_method_id}
              label={label}
              choices={methods.map(({ id, name, icon }) => ({
                value: String(id),
                label: name,
                icon: <Icon name={icon} size={24} />,
              }))}
            />
          )}
          <FormActions>
            <SubmitButton name="form" value="add">
              {t('add.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
