import { getFormProps, type FormMetadata, type SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
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
  submit: string;
  children: ReactNode;
}

/** One of several forms of a page about an account. */
export function AccountForm<Schema extends Record<string, unknown>>(
  props: AccountFormProps<Schema>,
) {
  const { title, text, name, form, result, labels, submit, children } = props;
  return (
    <Card title={title} subtitle={text} headingLevel={2}>
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          {children}
          <FormActions>
            <SubmitButton name="form" value={name}>
              {submit}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
