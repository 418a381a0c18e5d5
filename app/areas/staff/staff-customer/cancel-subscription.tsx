import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import type { PartProps } from './customer-page.ts';

const NAME = 'cancelSubscription';

/** Asks why, before a subscription ends; the customer reads it. */
export function CancelSubscription({ page, replies }: PartProps) {
  const reply = replies.of(NAME);
  // Sent without a reason, it is the same question once more.
  const sent = (reply as { initialValue?: { subscription_id?: unknown } } | undefined)
    ?.initialValue;
  const id = sent?.subscription_id ?? page.canceling;
  const { subscriptions } = page.customer;
  const asked = subscriptions.find(
    (one) => String(one.id) === String(id) && one.status === 'in_processing',
  );
  if (!asked || !page.may.orders) return null;
  return <Question {...{ page, id: asked.id, name: asked.name }} result={reply} />;
}

interface QuestionProps {
  page: PartProps['page'];
  id: number;
  name: string;
  result: object | undefined;
}

function Question({ page: { customer, constraints }, id, name, result: given }: QuestionProps) {
  const { t } = useTranslation('customers');
  const options = { id: NAME, result: given, constraint: constraints[NAME] ?? {} };
  const { form, fields, result } = useServerForm<{ reason: string }>(options);
  const labels = { reason: t('cancelSubscription.reason') };
  const here = pagePath('staff/customers/:id', { id: customer.id });
  return (
    <Dialog
      title={t('cancelSubscription.title', { name: customer.name || customer.email })}
      isOpen
      closeLabel={t('cancelSubscription.keep')}
      closeHref={here}
    >
      <Form method="post" action={here} {...getFormProps(form)}>
        <input type="hidden" name="subscription_id" value={id} />
        <FormStack>
          <FormErrors {...{ form, result, labels }} />
          <p>
            <strong dir="auto">{name}</strong>
          </p>
          <p>{t('cancelSubscription.text')}</p>
          <TextArea
            field={fields.reason}
            label={labels.reason}
            hint={t('cancelSubscription.hint')}
            rows={3}
          />
          <FormActions>
            <SubmitButton tone="danger" name="form" value={NAME}>
              {t('cancelSubscription.agree')}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('cancelSubscription.keep')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
