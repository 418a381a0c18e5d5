import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SUPPORT_STATES } from '#core/feedback/support/support-state.pure.ts';
import { listTickets } from '#core/feedback/support/support.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { TicketList } from './ticket-list.tsx';

export const handle = { i18n: ['tickets', 'support', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = SUPPORT_STATES.find((known) => known === query.get('state'));
  const cursor = /^\d{1,15}\.\d{1,18}$/.exec(query.get('cursor') ?? '')?.[0];
  const asked = { ...(state && { state }), ...(cursor !== undefined && { cursor }) };
  const t = textsOf(context.locale).getFixedT(context.locale, 'tickets');
  const [{ is_impersonated: isLookedAt }, page] = await Promise.all([
    requireCustomer(context),
    unlessAway(context.core.call(listTickets, { query: asked })),
  ]);
  return {
    ...pageText(context, 'tickets'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    ...{ state, cursor, isLookedAt, tickets: page?.data, next: page?.meta.next },
    unread: page?.meta.unread ?? 0,
  };
}

export default function Tickets() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation(['tickets', 'support']);
  const { state, cursor, tickets, next, unread } = page;
  const here = (query: Record<string, string> = {}) =>
    pagePath('tickets', {}, { ...(state && { state }), ...query });
  return (
    <>
      <PageHeader
        title={page.title}
        lead={unread > 0 ? t('unread', { count: unread }) : t('lead')}
      />
      <Stack gap={5}>
        <Row wraps gap={3} align="center" justify="between">
          <TabLinks
            label={t('filter')}
            tabs={[
              { href: pagePath('tickets'), label: t('all'), isCurrent: state === undefined },
              ...SUPPORT_STATES.map((known) => ({
                href: pagePath('tickets', {}, { state: known }),
                label: t(`support:state.${known}`),
                isCurrent: state === known,
              })),
            ]}
          />
          {page.isLookedAt ? null : (
            <ButtonLink to={pagePath('tickets/new')}>{t('new')}</ButtonLink>
          )}
        </Row>
        {tickets === undefined ? <LoadFailed again={here()} /> : null}
        {tickets?.length === 0 ? (
          <EmptyState
            drawing={DRAWINGS.messages}
            title={state ? t('none.title') : t('empty.title')}
            headingLevel={2}
          >
            {state ? t('none.text') : t('empty.text')}
          </EmptyState>
        ) : null}
        {tickets && tickets.length > 0 ? <TicketList tickets={tickets} /> : null}
        <Row wraps gap={3}>
          {cursor === undefined ? null : (
            <ButtonLink to={here()} tone="outline">
              {t('newest')}
            </ButtonLink>
          )}
          {next ? (
            <ButtonLink to={here({ cursor: next })} tone="outline">
              {t('earlier')}
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </>
  );
}
