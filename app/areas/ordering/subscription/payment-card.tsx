import { Form, Link } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { SubscriptionPage } from './subscription.server.ts';

/** The balance alone, in the form: no card has that id. */
const BY_BALANCE = 'balance';

/** What pays for its posts, and something else to pay with. */
export function PaymentCard({ page }: { page: SubscriptionPage }) {
  const { t } = useTranslation('subscriptions');
  const { subscription, cards, canAddCard } = page;
  const { id, card, isByCard, isPaymentChangeable } = subscription;
  const now = card ? t('payment.card', { card: card.name }) : t('payment.none');
  const known = cards.some(({ value }) => value === card?.value);
  const ways = [...(card && !known ? [card] : []), ...cards].map(({ value, name }) => ({
    value,
    label: t('payment.card', { card: name }),
  }));
  return (
    <Card title={t('payment.title')} headingLevel={2}>
      <Stack gap={4}>
        {isByCard && !card ? <Alert tone="warning">{t('payment.gone')}</Alert> : null}
        {isPaymentChangeable && ways.length > 0 ? (
          <Form method="post" action={pagePath('subscriptions/:id', { id })} preventScrollReset>
            <FormStack>
              <RadioGroup
                key={card?.value}
                name="payment"
                label={t('payment.choose')}
                defaultValue={card?.value ?? BY_BALANCE}
                choices={[...ways, { value: BY_BALANCE, label: t('payment.none') }]}
              />
              <FormActions>
                <SubmitButton name="form" value="payment" tone="outline">
                  {t('payment.save')}
                </SubmitButton>
              </FormActions>
            </FormStack>
          </Form>
        ) : (
          <p>{now}</p>
        )}
        {isPaymentChangeable && canAddCard ? (
          <p>
            <Link to={pagePath('finances/cards', {}, { subscription: id })}>
              {t('payment.addCard')}
            </Link>
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}
