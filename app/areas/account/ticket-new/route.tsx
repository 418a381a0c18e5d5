import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ticketForm } from '#core/feedback/support/support.contract.ts';
import { openTicket, uploadTicketAttachment } from '#core/feedback/support/support.operations.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { readTicketForm, uploadFiles } from '#app/lib/orders/ticket-files.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Card } from '#app/ui/surface/card.tsx';
import { TicketForm } from './ticket-form.tsx';

export const handle = { i18n: ['tickets', 'support', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'tickets');
  const constraint: object = formConstraint(ticketForm);
  return {
    ...pageText(context, 'tickets'),
    ...{ title: t('new'), metaTitle: t('new'), metaDescription: t('form.lead'), noIndex: true },
    ...{ key: randomUUID(), constraint },
    orderId: /^\d{1,15}$/.exec(new URL(request.url).searchParams.get('order') ?? '')?.[0] ?? '',
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  await requireCustomer(context);
  const { form, refusal } = await readTicketForm(request, locale);
  if (!form) return refusal;
  const sent = await uploadFiles(form, locale, (body) =>
    core.call(uploadTicketAttachment, { body }),
  );
  const submission = parseForm(form, { schema: ticketForm, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  if (sent.errors.length > 0)
    return replyToForm(submission, { fieldErrors: { files: sent.errors } });
  const { key, order_id: order, ...said } = submission.value;
  const body = {
    ...said,
    ...(order !== undefined && { order_id: Number(order.replace('#', '')) }),
    attachments: sent.attachments,
  };
  try {
    const { data } = await core.call(openTicket, { key, body });
    flash.leave('messageSent');
    return redirect(pagePath('tickets/:id', { id: data.ticket_id }), 303);
  } catch (error) {
    return refuseForm(submission, { error, locale, names: { attachments: 'text' } });
  }
}

export default function NewTicket() {
  const { title, metaDescription, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation('tickets');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Card title={t('form.title')} headingLevel={2}>
        <TicketForm page={page} result={result} />
      </Card>
    </>
  );
}
