import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { SupportMessages } from '#app/components/support/support-messages.tsx';
import { SupportForm } from '#app/components/support/support-panel.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { StaffSupportPage } from './staff-support.server.ts';

interface StaffSupportProps {
  support: StaffSupportPage;
  result: object | undefined;
}

/** What the customer asks about the order, and where staff answer; nothing where nobody asks. */
export function StaffSupport({ support, result }: StaffSupportProps) {
  const { t } = useTranslation('support');
  if (support.isFailed) return <Alert tone="danger">{t('failed')}</Alert>;
  const { thread, earlier, isLatest } = support;
  if (!thread) return null;
  const answers = thread.messages.filter(({ author }) => author === 'staff');
  return (
    <section id="support" className={styles.place}>
      <Card
        title={t('list.title')}
        headingLevel={2}
        actions={<SupportBadge state={thread.state} />}
      >
        <Stack gap={4}>
          <p className={styles.subject} dir="auto">
            {thread.subject}
          </p>
          {thread.email === null ? null : (
            <p className={styles.text}>{t('answer.reached', { email: thread.email })}</p>
          )}
          <SupportMessages
            messages={thread.messages}
            reader="staff"
            {...{ earlier, isLatest }}
            fileAt={(filename) => pagePath('staff/support/files/:filename', { filename })}
          />
          <div data-key="a">
            <SupportForm
              key={answers.at(-1)?.id ?? 'first'}
              page={support}
              seen={isLatest ? thread.messages.at(-1)?.id : undefined}
              result={result}
              label={t('answer.title')}
              hint={t('answer.hint')}
              submit={t('answer.submit')}
            />
          </div>
          {thread.state === 'closed' ? null : (
            <Form method="post">
              <SubmitButton tone="quiet" name="form" value="support-close">
                {t('answer.close')}
              </SubmitButton>
            </Form>
          )}
        </Stack>
      </Card>
    </section>
  );
}
