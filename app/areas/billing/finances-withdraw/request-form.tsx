import { getFormProps } from '@conform-to/react';
import { Form, useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WithdrawalMethod } from '#core/billing/withdrawals/methods/withdrawal-method.contract.ts';
import { textOf, useLiveAnswer } from '#app/areas/billing/use-live-answer.ts';
import type { WithdrawalQuote } from '#app/areas/billing/withdrawal-total.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { RadioCards } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, PasswordField, TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Total } from './total.tsx';
import type { FormAnswer, RequestInput } from './withdraw-forms.server.ts';
import type { Found } from './withdraw.server.ts';
import * as styles from './withdraw.css.ts';

interface RequestFormProps extends Pick<Found, 'methods' | 'payable' | 'proof'> {
  idempotencyKey: string;
  constraint: object;
  answer: FormAnswer | undefined;
}

const FORM_ID = 'request';

/** Asks for earnings to be paid out. */
export function RequestForm(props: RequestFormProps) {
  const { methods, payable, proof, idempotencyKey, constraint, answer } = props;
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  const { live, isAsking, ...typing } = useLiveTotal(answer);
  const quote = live ?? answer?.quote;
  const { form, fields, result } = useServerForm<RequestInput>({
    id: FORM_ID,
    result: answer?.result,
    constraint,
    defaultValue: { payment_method_id: String(methods[0]?.id) },
  });
  const labels = {
    payment_method_id: t('method'),
    amount: t('amount'),
    account_number: t('account'),
    user_comment: t('comment'),
    ...(proof === 'code' ? { code: t('code') } : { current_password: t('password') }),
  };
  const [only] = methods.length === 1 ? methods : [];
  return (
    <Card title={t('request.title')} subtitle={t('request.text')} headingLevel={2}>
      <Form method="post" {...getFormProps(form)} {...typing}>
        <FormStack>
          <FormErrors {...{ form, result, labels }} isAgain={answer?.key !== undefined} />
          <input type="hidden" name="key" value={answer?.key ?? idempotencyKey} />
          <MethodChoice methods={methods} field={fields.payment_method_id} />
          <MoneyField
            field={fields.amount}
            label={labels.amount}
            hint={t('amountHint', { available: dollars(payable) })}
            prefix="$"
            errors={quote?.errors ? quote.errors.amount : fields.amount.errors}
          />
          <Total quote={quote} isAsking={isAsking} />
          <span className={styles.unscripted}>
            <SubmitButton name="form" value="total" tone="outline" formNoValidate>
              {t('total.calculate')}
            </SubmitButton>
          </span>
          <TextField
            field={fields.account_number}
            label={labels.account_number}
            hint={only?.account_hint ?? t('accountHint')}
            autoComplete="off"
            spellCheck={false}
          />
          <TextArea
            field={fields.user_comment}
            label={labels.user_comment}
            hint={t('commentHint')}
            rows={2}
          />
          <Proof proof={proof} fields={fields} />
          <FormActions>
            <SubmitButton name="form" value="request">
              {t('request.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}

/** What a withdrawal comes to, asked for while it is typed. */
function useLiveTotal(answer: object | undefined) {
  return useLiveAnswer<WithdrawalQuote>({
    address: useHref(pagePath('finances/withdraw/total')),
    ...{ formId: FORM_ID, answer },
    queryOf: (form) =>
      new URLSearchParams({
        method: textOf(form, 'payment_method_id'),
        amount: textOf(form, 'amount'),
      }),
  });
}

interface ProofProps extends Pick<Found, 'proof'> {
  fields: ReturnType<typeof useServerForm<RequestInput>>['fields'];
}

/** That it is them who ask: by a code where logging in asks for one. */
function Proof({ proof, fields }: ProofProps) {
  const { t } = useTranslation('withdrawals');
  return proof === 'code' ? (
    <TextField
      field={fields.code}
      label={t('code')}
      hint={t('codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  ) : (
    <PasswordField
      field={fields.current_password}
      label={t('password')}
      hint={t('passwordHint')}
      autoComplete="current-password"
    />
  );
}

interface MethodChoiceProps {
  methods: readonly WithdrawalMethod[];
  field: Parameters<typeof RadioCards>[0]['field'];
}

/** Each with what it takes, what it keeps and what it asks for, a line each as for a payment. */
function MethodChoice({ methods, field }: MethodChoiceProps) {
  const { t } = useTranslation('withdrawals');
  const { dollars, percent } = useNumbers();
  const feeOf = ({ fee_percent: share, min_fee: least }: WithdrawalMethod) => {
    if (share === 0) return least === '0' ? t('fee.none') : t('fee.fixed', { fee: dollars(least) });
    return least === '0'
      ? t('fee.share', { share: percent(share) })
      : t('fee.both', { share: percent(share), least: dollars(least) });
  };
  const limitsOf = ({ min_amount: least, max_amount: most }: WithdrawalMethod) =>
    most === null
      ? t('limits.from', { least: dollars(least) })
      : t('limits.both', { least: dollars(least), most: dollars(most) });
  // With one method, what it asks for stands at the field.
  const hintsOf = ({ description, account_hint: account }: WithdrawalMethod) =>
    [description, methods.length > 1 ? account : null].filter((hint) => hint !== null);
  return (
    <RadioCards
      field={field}
      label={t('method')}
      choices={methods.map((method) => ({
        value: String(method.id),
        label: method.name,
        description: (
          <>
            {limitsOf(method)}
            {[feeOf(method), ...hintsOf(method)].map((hint) => (
              <span key={hint} className={styles.hint}>
                {hint}
              </span>
            ))}
          </>
        ),
        icon: <Icon name={method.icon} size={24} />,
      }))}
    />
  );
}
