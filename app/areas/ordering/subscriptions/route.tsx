import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { renderAnchor } from '#app/components/app-anchor.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import * as styles from '#app/components/order/order-pages.css.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { networkColours } from '#app/lib/catalogue/network-colours.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SUBSCRIPTION_STATUSES } from '#core/ordering/subscriptions/subscription-states.pure.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table } from '#app/ui/table/table.tsx';
import { useColumns } from './subscription-columns.tsx';
import {
  readSubscriptionFilters,
  subscriptionsAddress,
  type SubscriptionFilters,
} from './subscription-filters.ts';
import { subscriptionsPage, type SubscriptionsPage } from './subscriptions.server.ts';

export const handle = { i18n: ['subscriptions', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filters = readSubscriptionFilters(query);
  const [css, page] = await Promise.all([
    networkColours(context),
    unlessAway(subscriptionsPage(context, filters)),
  ]);
  return {
    ...pageText(context, 'subscriptions'),
    banners: routeBanners(context, 'subscriptions', query),
    ...{ filters, css, page },
  };
}

export default function Subscriptions() {
  const { title, metaDescription, banners, filters, css, page } = useLoaderData<typeof loader>();
  const isAny = filters.status === undefined && filters.before === undefined;
  return (
    <>
      <PageStyle css={css} />
      <PageHeader title={title} lead={metaDescription} />
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      {page === undefined ? <LoadFailed again={subscriptionsAddress(filters)} /> : null}
      {page?.rows.length === 0 && isAny ? <Nothing /> : null}
      {page && !(page.rows.length === 0 && isAny) ? <List {...{ filters, page }} /> : null}
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      icon="repeat"
      title={t('empty.title')}
      headingLevel={2}
      actions={
        <>
          <NewLink />
          <ButtonLink to={pagePath('subscription-about')} tone="outline">
            {t('empty.about')}
          </ButtonLink>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function NewLink() {
  const { t } = useTranslation('subscriptions');
  return (
    <ButtonLink to={pagePath('orders/create', {}, { type: 'autopromotion' })}>
      {t('new')}
    </ButtonLink>
  );
}

interface ListProps {
  filters: SubscriptionFilters;
  page: SubscriptionsPage;
}

function List({ filters, page }: ListProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <Stack gap={5}>
      <Row wraps gap={4} align="start" justify="between">
        <ChipGroup label={t('filter')}>
          {([undefined, ...SUBSCRIPTION_STATUSES] as const).map((status) => (
            <ChipLink
              key={status ?? ''}
              href={subscriptionsAddress(filters, { status })}
              isSelected={filters.status === status}
            >
              {status === undefined ? t('all') : t(`status.${status}`)}
            </ChipLink>
          ))}
        </ChipGroup>
        <NewLink />
      </Row>
      <Table
        caption={t('caption')}
        captionIsHidden
        columns={useColumns(filters)}
        rows={page.rows}
        rowKey={({ id }) => String(id)}
        {...(page.rows.length === 0 && { state: { kind: 'empty', content: <NoneFound /> } })}
        renderLink={({ href = '', ...props }) => renderAnchor({ href, ...props })}
      />
      <Pages {...{ filters, page }} />
    </Stack>
  );
}

function NoneFound() {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      illustration="search"
      title={t('none')}
      headingLevel={2}
      actions={
        <ButtonLink to={pagePath('subscriptions')} tone="outline">
          {t('showAll')}
        </ButtonLink>
      }
    />
  );
}

function Pages({ filters, page }: ListProps) {
  const { t } = useTranslation(['subscriptions', 'orders']);
  if (filters.before === undefined && page.next === undefined) return null;
  return (
    <Row as="p" wraps gap={3} className={styles.pages}>
      {filters.before === undefined ? null : (
        <ButtonLink to={subscriptionsAddress(filters)} tone="outline">
          {t('newest')}
        </ButtonLink>
      )}
      {page.next === undefined ? null : (
        <ButtonLink to={subscriptionsAddress(filters, { before: page.next })} tone="outline">
          {t('earlier')}
        </ButtonLink>
      )}
    </Row>
  );
}
