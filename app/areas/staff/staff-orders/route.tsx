import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { OrderDone } from '#app/areas/staff/staff/order-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { soughtIn, unlessSilent, unlessUnread } from '#app/areas/staff/list-query.server.ts';
import { doneOrder } from '#app/areas/staff/done-order.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { QueueTable } from './queue-table.tsx';
import * as styles from './staff-orders.css.ts';

export const handle = { i18n: ['staff', 'queue', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const LONGEST_SEARCH = 2_000;
const NOTHING = { data: [], meta: { next: null, short_providers: [] } };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const queue = QUEUES.find((known) => known === query.get('queue')) ?? 'waiting';
  const search = soughtIn(query, 'search', LONGEST_SEARCH);
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const asked = { queue, ...(search !== '' && { search }), ...(cursor && { cursor }) };
  const [staff, found, done, others] = await Promise.all([
    staffFrame(context),
    unlessSilent(unlessUnread(context.core.call(listStaffOrders, { query: asked }), NOTHING)),
    doneOrder(context, request),
    whereOthersAre(context, 'order'),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'queue')('title');
  return {
    ...{ ...staff, title, queue, search, isFirst: cursor === undefined },
    ...{ orders: found?.data, next: found?.meta.next ?? undefined },
    short: found?.meta.short_providers ?? [],
    ...{ done, others },
  };
}

export default function StaffOrders() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, queue, search, isFirst, orders, next, short, done } = page;
  const { t } = useTranslation(['queue', 'staff']);
  const here = addressOf(search === '' ? { queue } : { search });
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="orders">
      {done ? <OrderDone done={done} /> : null}
      {short.length === 0 ? null : (
        <Alert tone="warning">{t('short', { providers: short.join(', ') })}</Alert>
      )}
      <Row wraps gap={4} align="end" justify="between">
        <ChipGroup label={t('filter')}>
          {QUEUES.map((known) => (
            <ChipLink
              key={known}
              href={addressOf({ queue: known })}
              isSelected={search === '' && known === queue}
            >
              {t(`queues.${known}`)}
            </ChipLink>
          ))}
        </ChipGroup>
        <Row method="get" role="search" as={Form} wraps gap={3} align="end">
          <TextField
            name="search"
            type="search"
            label={t('search.label')}
            defaultValue={search}
            key={search}
            maxLength={LONGEST_SEARCH}
          />
          <SubmitButton tone="outline">{t('search.submit')}</SubmitButton>
        </Row>
      </Row>
      {orders === undefined ? (
        <Alert tone="danger">{t('failed')}</Alert>
      ) : (
        <>
          <p className={styles.meaning}>
            {search === '' ? t(`meaning.${queue}`) : t('search.found')}
          </p>
          <QueueTable title={title} orders={orders} isSearch={search !== ''} others={page.others} />
        </>
      )}
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/orders/all')} tone="outline">
          {t('all.title')}
        </ButtonLink>
        <ButtonLink to={pagePath('staff/deliveries')} tone="quiet">
          {t('staff:palette.deeds.deliveries')}
        </ButtonLink>
      </Row>
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === undefined ? undefined : `${here}&cursor=${next}`}
      />
    </StaffFrame>
  );
}

const addressOf = (query: Record<string, string>) => pagePath('staff/orders', {}, query);
