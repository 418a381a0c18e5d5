import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { StaffConversation } from '#app/areas/staff/staff/staff-conversation.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { TicketDone } from '#app/areas/staff/staff/ticket-done.tsx';
import { FilesField } from '#app/components/support/files-field.tsx';
import { evenIfRefused } from '#app/forms/even-if-refused.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
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
  const { t } = useTranslation('tickets');
  const { title, staffPages, thread, others } = page;
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
      <StaffConversation
        title={<bdi>{thread.subject}</bdi>}
        page={page}
        result={result}
        hint={t('staff.answerHint')}
        above={<CannedPicker answers={page.canned} />}
        files={(errors) => <FilesField errors={errors} />}
      />
      <Assignment assigned={thread.assigned_to} members={page.members} />
    </StaffFrame>
  );
}
