import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StaffSupportAnswer } from '#core/feedback/support/support.contract.ts';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { SupportMessages } from '#app/components/support/support-messages.tsx';
import { SupportForm, type SupportFormProps } from '#app/components/support/support-panel.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

type Thread = Pick<NonNullable<StaffSupportAnswer['data']>, 'messages' | 'state'>;

interface StaffConversationProps extends Pick<
  SupportFormProps,
  'result' | 'hint' | 'above' | 'files'
> {
  page: SupportFormProps['page'] & { thread: Thread; earlier: string | null; isLatest: boolean };
  title: ReactNode;
  /** What stands above the messages. */
  children?: ReactNode;
}

/** What a customer and staff have written to each other, where staff answer and say that it is over. */
export function StaffConversation({ page, title, children, ...form }: StaffConversationProps) {
  const { t } = useTranslation('support');
  const { thread, earlier, isLatest } = page;
  const answers = thread.messages.filter(({ author }) => author === 'staff');
  return (
    <section id="support" className={styles.place}>
      <Card title={title} headingLevel={2} actions={<SupportBadge state={thread.state} />}>
        <Stack gap={4}>
          {children}
          <SupportMessages
            messages={thread.messages}
            reader="staff"
            {...{ earlier, isLatest }}
            fileAt={(filename) => pagePath('staff/support/files/:filename', { filename })}
          />
          <div data-key="a">
            <SupportForm
              key={answers.at(-1)?.id ?? 'first'}
              page={page}
              seen={isLatest ? thread.messages.at(-1)?.id : undefined}
              label={t('answer.title')}
              submit={t('answer.submit')}
              {...form}
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
