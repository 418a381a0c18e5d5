import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';

const FORM = 'money-question';
const CANCELED = { name: 'asked', value: 'canceled' };

interface MoneyDialogProps {
  question: MoneyQuestion;
  title: string;
  text: string;
  agree: string;
  /** The page that asks, to which cancelling leads back. */
  here: string;
  /** Cancelling sends what was typed back to the page, which shows it again. */
  isKept?: boolean;
  /** What belongs to the question, such as each of several sums. */
  children?: ReactNode;
}

/** Names the sum and whose it is before money moves; sent with the page, it needs no script. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { question, title, text, agree, here, isKept = false, children } = props;
  const { t } = useTranslation('staff');
  return (
    <Dialog
      title={title}
      isOpen
      closeLabel={t('ask.cancel')}
      {...(isKept ? { closeSubmit: { form: FORM, ...CANCELED } } : { closeHref: here })}
    >
      <Form id={FORM} method="post" action={here}>
        {question.sent.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <FormStack>
          {question.isChanged ? <Alert tone="warning">{t('ask.changed')}</Alert> : null}
          <p>{text}</p>
          {children}
          <FormActions>
            <SubmitButton name="confirmed_amount" value={question.amount}>
              {agree}
            </SubmitButton>
            {isKept ? (
              <SubmitButton {...CANCELED} tone="outline">
                {t('ask.cancel')}
              </SubmitButton>
            ) : (
              <ButtonLink to={here} tone="outline">
                {t('ask.cancel')}
              </ButtonLink>
            )}
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
