import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ButtonLink } from './button-link.tsx';

interface QuestionDialogProps {
  /** The page that asks, to which cancelling leads back. */
  here: string;
  title: string;
  text: string;
  agree: string;
  disagree: string;
  /** What agreeing sends, where the page has other forms as well. */
  sends?: { name: string; value: string };
  /** What is sent with it. */
  children?: ReactNode;
}

/** Asks before something ends for good; a part of the address, so that it needs no script. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { here, title, text, agree, disagree, sends, children } = props;
  return (
    <Dialog title={title} isOpen closeLabel={disagree} closeHref={here}>
      <Form method="post" action={here}>
        {children}
        <FormStack>
          <p>{text}</p>
          <FormActions>
            <SubmitButton tone="danger" {...sends}>
              {agree}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {disagree}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
