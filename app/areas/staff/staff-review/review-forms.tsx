import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffReview } from '#core/back-office/reviews/review-list.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { AnswerInput, HideInput } from './review-deeds.server.ts';

interface FormProps {
  constraint: object;
  result: object | undefined;
}

interface AnswerFormProps extends FormProps {
  review: StaffReview;
  /** In whose name it is shown. */
  shop: string;
}

/** Below the review, in the name of the shop. */
export function AnswerForm({ review, shop, constraint, result: given }: AnswerFormProps) {
  const { t } = useTranslation('staff-reviews');
  const { answer } = review;
  const { form, fields, result } = useServerForm<AnswerInput>({
    ...{ id: 'answer', result: given, constraint },
    defaultValue: { text: answer?.text ?? '' },
  });
  const labels = { text: t('answer.label') };
  return (
    <AccountForm
      title={answer ? t('answer.change') : t('answer.title')}
      text={t('answer.text', { shop })}
      name="answer"
      submit={answer ? t('answer.save') : t('answer.submit')}
      {...{ form, result, labels }}
    >
      {/* Which answer they have seen, so that nobody writes over another one. */}
      <input type="hidden" name="seen" value={answer?.at ?? 'none'} />
      <TextArea field={fields.text} label={labels.text} rows={4} />
    </AccountForm>
  );
}

export function HideForm({ constraint, result: given }: FormProps) {
  const { t } = useTranslation(['staff-reviews', 'customers']);
  const { form, fields, result } = useServerForm<HideInput>({
    ...{ id: 'hide', result: given, constraint },
  });
  const labels = { reason: t('hide.reason') };
  return (
    <AccountForm
      title={t('hide.title')}
      text={t('hide.text')}
      name="hide"
      submit={t('hide.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t('customers:reasonHint')}
        rows={3}
      />
    </AccountForm>
  );
}

export function ShowForm() {
  const { t } = useTranslation('staff-reviews');
  return (
    <Card title={t('show.title')} subtitle={t('show.text')} headingLevel={2}>
      <Form method="post">
        <SubmitButton name="form" value="show">
          {t('show.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
