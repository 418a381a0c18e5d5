import { getFormProps, type FormMetadata, type SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { FormErrors } from '../forms/form-errors.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { FormActions, FormStack } from '../ui/form/form-layout.tsx';
import { Card } from '../ui/surface/card.tsx';

interface AccountFormProps<Schema extends Record<string, unknown>> {
  title: string;
  text?: string;
  /** What it sends as `form`, so that a page tells its forms apart. */
  name: string;
  form: FormMetadata<Schema>;
  result: SubmissionResult | undefined;
  labels: Readonly<Record<string, string>>;
  /** Nothing is wrong with what was sent: it was sent before, and is to be sent again. */
  isAgain?: boolean;
  submit: string;
  /** Of several things that can be done, only the likeliest is solid. */
  tone?: ComponentProps<typeof SubmitButton>['tone'];
  children: ReactNode;
}

/** One of several forms of a page about an account. */
export function AccountForm<Schema extends Record<string, unknown>>(
  props: AccountFormProps<Schema>,
) {
  const {
    title,
    text,
    name,
    form,
    result,
    labels,
    isAgain = false,
    submit,
    tone,
    children,
  } = props;
  return (
    <Card title={title} subtitle={text} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors {...{ form, result, labels, isAgain }} />
          {children}
          <FormActions>
            <SubmitButton name="form" value={name} {...(tone && { tone })}>
              {submit}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
