import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { FilesField } from '#app/components/support/files-field.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { SupportMessages } from '#app/components/support/support-messages.tsx';
import { SupportForm } from '#app/components/support/support-panel.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { OrderOfTicket } from './order-of-ticket.tsx';
import { actOnTicket, ticketPage } from './ticket.server.ts';

export const handle = { i18n: ['tickets', 'support', 'orders', 'overview', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { is_impersonated: isLookedAt } = await requireCustomer(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'tickets');
  const ticketId = params['id'] ?? '';
  const page = await ticketPage(context, { ticketId, request });
  const title = page?.thread.subject ?? t('title');
  return {
    ...pageText(context, 'tickets'),
    ...{ title, metaTitle: title, metaDescription: t('number', { id: ticketId }), noIndex: true },
    ...{ page, isLookedAt, ticketId },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  return actOnTicket(context, { ticketId: params['id'] ?? '', request });
}

export default function TicketPage() {
  const { title, metaDescription, page, isLookedAt, ticketId } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation(['tickets', 'support']);
  if (!page) {
    return (
      <>
        <PageHeader title={title} lead={metaDescription} />
        <LoadFailed again={pagePath('tickets/:id', { id: ticketId })} />
      </>
    );
  }
  const { thread, order, earlier, isLatest } = page;
  const own = thread.messages.filter(({ author }) => author === 'customer');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={5}>
        {order ? <OrderOfTicket order={order} /> : null}
        <section id="support" className={styles.place}>
          <Card
            title={t('messages')}
            headingLevel={2}
            actions={<SupportBadge state={thread.state} />}
          >
            <Stack gap={4}>
              <SupportMessages
                messages={thread.messages}
                reader="customer"
                {...{ earlier, isLatest }}
                fileAt={(filename) => pagePath('tickets/files/:filename', { filename })}
              />
              {thread.state === 'closed' ? (
                <p className={styles.text}>{t('support:reopens')}</p>
              ) : null}
              {isLookedAt ? null : (
                <SupportForm
                  key={own.at(-1)?.id ?? 'first'}
                  page={page}
                  result={result}
                  label={t('support:field.text')}
                  hint={t('support:hint')}
                  submit={t('support:submit')}
                  files={(errors) => <FilesField errors={errors} />}
                />
              )}
              {isLookedAt || thread.state === 'closed' ? null : (
                <Form method="post">
                  <SubmitButton tone="quiet" name="form" value="close">
                    {t('close')}
                  </SubmitButton>
                </Form>
              )}
            </Stack>
          </Card>
        </section>
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('tickets')} tone="outline">
            {t('back')}
          </ButtonLink>
        </Row>
      </Stack>
    </>
  );
}
