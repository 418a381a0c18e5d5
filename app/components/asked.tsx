import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';

interface AskedProps {
  /** What the form is called where it is read. */
  name: string;
  tone: 'outline' | 'danger';
  title: string;
  text: string;
  /** What it is about, in hidden fields. */
  children?: ReactNode;
}

/** What cannot be undone is opened first, and says what it does. */
export function Asked({ name, tone, title, text, children }: AskedProps) {
  return (
    <Disclosure title={title}>
      <Form method="post">
        {children}
        <Stack gap={4}>
          <p>{text}</p>
          <div>
            <SubmitButton name="form" value={name} tone={tone}>
              {title}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
