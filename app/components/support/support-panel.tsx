import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import type { ShownSupport } from '#app/lib/orders/order-support.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { SupportBadge } from './support-badge.tsx';
import { SupportMessages } from './support-messages.tsx';
import * as styles from './support.css.ts';

interface SupportPanelProps {
  support: ShownSupport;
  /** What the action said of its form. */
  result: object | undefined;
  /** Where a file is downloaded; nowhere for who has nothing but a link. */
  fileAt?: (filename: string) => string;
}

/** What a customer has asked about an order, what was answered, and where they write. */
export function SupportPanel({ support, result, fileAt }: SupportPanelProps) {
  const { t } = useTranslation('support');
  const thread = support.isFailed ? null : support.thread;
  return (
    <section id="support" className={styles.place}>
      <Card
        title={t('title')}
        headingLevel={2}
        actions={thread ? <SupportBadge state={thread.state} /> : null}
      >
        {support.isFailed ? (
          <Alert tone="danger">{t('failed')}</Alert>
        ) : (
          <Known {...{ support, result, fileAt }} />
        )}
      </Card>
    </section>
  );
}

type Loaded = Exclude<ShownSupport, { isFailed: true }>;

interface KnownProps {
  support: Loaded;
  result: object | undefined;
  fileAt: ((filename: string) => string) | undefined;
}

function Known({ support, result, fileAt }: KnownProps) {
  const { t } = useTranslation('support');
  const { thread, earlier, isLatest } = support;
  const own = thread?.messages.filter(({ author }) => author === 'customer') ?? [];
  return (
    <Stack gap={4}>
      {thread ? (
        <>
          <p className={styles.subject} dir="auto">
            {thread.subject}
          </p>
          <SupportMessages
            messages={thread.messages}
            reader="customer"
            {...{ earlier, isLatest, fileAt }}
          />
          {thread.state === 'closed' ? <p className={styles.text}>{t('reopens')}</p> : null}
        </>
      ) : (
        <p className={styles.text}>{t('lead')}</p>
      )}
      <Folded isFolded={thread === null && result === undefined} title={t('ask')}>
        {/* Empty again once it was sent; an answer that comes meanwhile takes nothing away. */}
        <SupportForm
          key={own.at(-1)?.id ?? 'first'}
          page={support}
          isFirst={thread === null}
          result={result}
          label={t('field.text')}
          hint={t('hint')}
          submit={t('submit')}
        />
      </Folded>
    </Stack>
  );
}

interface FoldedProps {
  isFolded: boolean;
  title: string;
  children: ReactNode;
}

/** Who has a question opens the form; who has asked before finds it open. */
function Folded({ isFolded, title, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <Disclosure title={title} icon="message-circle">
      {children}
    </Disclosure>
  );
}

interface SupportInput extends Record<string, unknown> {
  key: string;
  files?: string;
  subject?: string;
  text: string;
}

export interface SupportFormProps {
  page: { key: string; constraint: object };
  /** The latest message on the page: who answers is told if there is a newer one. */
  seen?: number | undefined;
  /** Who begins gives it a subject. */
  isFirst?: boolean;
  result: object | undefined;
  label: string;
  hint: string;
  submit: string;
  /** Where pictures and PDFs are chosen that go with it. */
  files?: (errors: string[] | undefined) => ReactNode;
  /** What stands above the words, and may put some of them there. */
  above?: ReactNode;
}

/** Where a customer or staff write. */
export function SupportForm(props: SupportFormProps) {
  const { page, seen, isFirst, result: given, label, hint, submit, files, above } = props;
  const { t } = useTranslation('support');
  // The page looks for news by itself; what is sent a second time stays the same.
  const [key] = useState(page.key);
  const { form, fields, result } = useServerForm<SupportInput>({
    id: 'support-form',
    result: given,
    constraint: page.constraint,
  });
  useBegun(given, fields.text.id);
  const labels = { subject: t('field.subject'), text: label };
  return (
    <Form method="post" {...getFormProps(form)} {...(files && { encType: 'multipart/form-data' })}>
      <input type="hidden" name="key" value={key} />
      {seen === undefined ? null : <input type="hidden" name="seen" value={seen} />}
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        {isFirst ? <TextField field={fields.subject} label={labels.subject} /> : null}
        {above}
        <TextArea field={fields.text} label={label} hint={hint} rows={4} />
        {files?.(fields.files.errors)}
        <FormActions>
          <SubmitButton tone="outline" name="form" value="support">
            {submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}

/** Puts what the server has begun an answer with where it goes on; without a script it stands there. */
function useBegun(result: object | undefined, id: string): void {
  useEffect(() => {
    const begun = result && 'begun' in result ? result.begun : undefined;
    const area = document.getElementById(id);
    if (typeof begun !== 'string' || !(area instanceof HTMLTextAreaElement)) return;
    area.value = begun;
    area.focus();
  }, [result, id]);
}
