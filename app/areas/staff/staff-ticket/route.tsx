import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { TicketDone } from '#app/areas/staff/staff/ticket-done.tsx';
import { FilesField } from '#app/components/support/files-field.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { SupportMessages } from '#app/components/support/support-messages.tsx';
import { SupportForm } from '#app/components/support/support-panel.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { evenIfRefused } from '#app/forms/even-if-refused.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Assignment } from './assignment.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { actOnStaffTicket, staffTicketPage } from './staff-ticket.server.ts';

export const handle = { i18n: ['staff', 'support', 'tickets', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return staffTicketPage(context, { ticketId: params['id'] ?? '', request });
}

export function action({ context, params, request }: ActionFunctionArgs) {
  return actOnStaffTicket(context, { ticketId: params['id'] ?? '', request });
}

export const shouldRevalidate = evenIfRefused;

export default function StaffTicket() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation(['support', 'tickets']);
  const { title, staffPages, thread, earlier, isLatest, others } = page;
  const answers = thread.messages.filter(({ author }) => author === 'staff');
  return (
    <StaffFrame
      title={title}
      lead={[thread.customer.name, thread.email ?? thread.customer.email]
        .filter(Boolean)
        .join(' · ')}
      staffPages={staffPages}
      current="support"
    >
      <AlsoHere subject="ticket" id={thread.id} names={others} />
      {page.done ? <TicketDone done={page.done} /> : null}
      <TicketFacts thread={thread} isQueue={page.isQueue} mayOpen={mayOpenCustomers(staffPages)} />
      <section id="support" className={styles.place}>
        <Card
          title={<bdi>{thread.subject}</bdi>}
          headingLevel={2}
          actions={<SupportBadge state={thread.state} />}
        >
          <Stack gap={4}>
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
                result={result}
                label={t('answer.title')}
                hint={t('tickets:staff.answerHint')}
                submit={t('answer.submit')}
                above={<CannedPicker answers={page.canned} />}
                files={(errors) => <FilesField errors={errors} />}
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
      <Assignment assigned={thread.assigned_to} members={page.members} />
    </StaffFrame>
  );
}
