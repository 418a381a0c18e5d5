import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, TextField } from '#app/forms/written-fields.tsx';
import { addFundsPath } from '#app/lib/money/payment-place.ts';
import type { TopUpQuote } from '#app/areas/billing/top-up-quote.server.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { Choice, detailsOf, TopUpForm } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';
import { QuickAmounts } from './quick-amounts.tsx';
import { Total } from './total.tsx';
import { useLiveQuote } from './use-live-quote.ts';

/** What the form was answered last. */
export interface DetailsAnswer {
  result: object;
  quote: TopUpQuote | undefined;
  key: string | undefined;
}

interface DetailsStepProps {
  method: PaymentMethod;
  choice: Choice;
  details: Awaited<ReturnType<typeof detailsOf>>;
  answer: DetailsAnswer | undefined;
  constraint: object;
}

const FORM_ID = 'top-up';

/** The second step: how much, and what it comes to. */
export function DetailsStep({ method, choice, details, answer, constraint }: DetailsStepProps) {
  const { t } = useTranslation('payments');
  const { code, sign } = useNumbers();
  const { quote, isAsking, ...typing } = useQuote(method, details.quote, answer);
  const { form, fields, result } = useServerForm<TopUpForm>({
    id: FORM_ID,
    result: answer?.result,
    constraint,
    defaultValue: { amount: details.written, coupon_code: choice.coupon },
  });
  const labels = { amount: t('amount'), coupon_code: t('coupon') };
  const wrong = quote?.errors;
  return (
    <Columns
      method="post"
      {...getFormProps(form)}
      as={Form}
      gap="cards"
      twoFrom="tablet"
      align="start"
      {...typing}
    >
      <Card
        title={method.name}
        headingLevel={2}
        lead={<Icon name={method.icon} size={24} />}
        subtitle={informationOf(method)}
        actions={
          <ButtonLink
            to={addFundsPath({ ...choice, backTo: choice.back })}
            tone="quiet"
            size="small"
          >
            {t('step.change')}
          </ButtonLink>
        }
      >
        <FormStack>
          <FormErrors {...{ form, result, labels }} isAgain={answer?.key !== undefined} />
          <input type="hidden" name="key" value={answer?.key ?? choice.attempt} />
          <input type="hidden" name="currency" value={code} />
          <input type="hidden" name="expected_total" value={quote?.total ?? ''} />
          <MoneyField
            field={fields.amount}
            label={labels.amount}
            prefix={sign}
            errors={wrong ? wrong.amount : fields.amount.errors}
          />
          <QuickAmounts amounts={details.quick} choice={choice} fieldId={fields.amount.id} />
          <TextField
            field={fields.coupon_code}
            label={labels.coupon_code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            errors={wrong ? wrong.coupon : fields.coupon_code.errors}
          />
        </FormStack>
      </Card>
      <Card title={t('total.title')} headingLevel={2}>
        <Stack gap={5}>
          <Total quote={quote} isAsking={isAsking} />
          <PayActions />
        </Stack>
      </Card>
    </Columns>
  );
}

/** Without scripts the total is asked for by a button. */
function PayActions() {
  const { t } = useTranslation('payments');
  return (
    <FormActions>
      <span className={styles.unscripted}>
        <SubmitButton name="intent" value="recalculate" tone="outline">
          {t('recalculate')}
        </SubmitButton>
      </span>
      <SubmitButton name="intent" value="pay">
        {t('pay')}
      </SubmitButton>
    </FormActions>
  );
}

/** What an owner says of a method is about its first payment, not about a card that is saved. */
function informationOf({ linkedCardId, additional_information: text }: PaymentMethod) {
  return linkedCardId === null ? (text ?? undefined) : undefined;
}

/** The newest of what the page came with, what the form was answered and what was asked since. */
function useQuote(
  method: PaymentMethod,
  first: TopUpQuote,
  answer: DetailsStepProps['answer'],
): { quote: TopUpQuote | undefined } & Omit<ReturnType<typeof useLiveQuote>, 'live'> {
  const { live, ...rest } = useLiveQuote(paymentMethodValue(method), FORM_ID, answer);
  // A form that was refused for another reason has nothing to say about the total.
  return { quote: live ?? (answer ? answer.quote : first), ...rest };
}
