import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { ShownOrder } from '#app/lib/orders/shown-order.ts';
import type { PaymentMethodChoices } from '#app/areas/ordering/payment-methods.server.ts';
import { RadioCards } from '#app/ui/fields/radio-group.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { ChargedInDollars } from '../charged-in-dollars.tsx';
import { Price } from '../price.tsx';
import { useNumbers } from '../use-numbers.ts';

interface PayFormProps extends PaymentMethodChoices {
  order: ShownOrder;
  /** The key of this try, so that pressed twice it is one. */
  attempt: string;
  /** Not by who has nothing but a link. */
  canGiveUp: boolean;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** Another try to pay what was never paid. */
export function PayForm({ order, ways, usualWay, attempt, canGiveUp, actions }: PayFormProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['orders', 'payments']);
  return (
    <Card title={t('pay.title')} headingLevel={2} footer={actions}>
      <Form method="post">
        <input type="hidden" name="key" value={attempt} />
        <FormStack>
          <p>{t('pay.text')}</p>
          <RadioCards
            name="payment"
            label={t('payments:step.method')}
            required
            defaultValue={usualWay}
            choices={ways.map(({ value, name, icon, fee }) => ({
              value,
              label: name,
              icon: <Icon name={icon} size={24} />,
              description:
                fee === 0
                  ? t('payments:method.noFee')
                  : t('payments:method.fee', { share: numbers.percent(fee) }),
            }))}
          />
          <ChargedInDollars amount={order.toPay ?? order.cost} />
          <FormActions>
            <SubmitButton name="intent" value="pay">
              {t('pay.submit')} <Price amount={order.toPay ?? order.cost} />
            </SubmitButton>
            {canGiveUp ? (
              <SubmitButton name="intent" value="delete" tone="quiet" formNoValidate>
                {t('pay.giveUp')}
              </SubmitButton>
            ) : null}
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
