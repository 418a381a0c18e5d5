import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { renderAnchor } from '#app/components/app-anchor.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { Price } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { networkColours } from '#app/lib/catalogue/network-colours.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { dripFeedsAddress, readPlace, SORTS, type SortName } from './drip-feed-sorts.ts';
import { dripFeedsPage, type DripFeedLine } from './drip-feeds.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

export const handle = { i18n: ['overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const place = readPlace(query);
  return {
    ...pageText(context, 'drip-feed'),
    banners: routeBanners(context, 'drip-feed', query),
    place,
    css: await networkColours(context),
    page: await unlessAway(dripFeedsPage(context, place)),
  };
}

export default function DripFeeds() {
  const { title, metaDescription, banners, place, css, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['overview', 'orders']);
  const columns = useColumns(place.sort);
  return (
    <>
      <PageStyle css={css} />
      <PageHeader title={title} lead={metaDescription} />
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      {page === undefined ? <LoadFailed again={dripFeedsAddress(place)} /> : null}
      {page?.feeds.length === 0 ? (
        <EmptyState
          icon="calendar-clock"
          title={t('drip.empty.title')}
          actions={
            <ButtonLink to={pagePath('orders/create', {}, { isDripFeed: 1 })}>
              {t('orders:new')}
            </ButtonLink>
          }
        >
          {t('drip.empty.text')}
        </EmptyState>
      ) : null}
      {page && page.feeds.length > 0 ? (
        <Table
          caption={t('drip.caption')}
          captionIsHidden
          rows={page.feeds}
          rowKey={({ id }) => String(id)}
          columns={columns}
          renderLink={({ href = '', ...props }) => renderAnchor({ href, ...props })}
        />
      ) : null}
      <Row as="p" wraps gap={3} className={styles.pages}>
        {place.before === undefined ? null : (
          <ButtonLink to={dripFeedsAddress({ sort: place.sort })} tone="outline">
            {t('by.newest')}
          </ButtonLink>
        )}
        {page?.next === undefined ? null : (
          <ButtonLink to={dripFeedsAddress({ sort: place.sort, before: page.next })} tone="outline">
            {t('orders:earlier')}
          </ButtonLink>
        )}
      </Row>
    </>
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A head leads to one order of the list, and from that to the other. */
function sortOf(now: SortName, [first, other]: [SortName, SortName]) {
  const isNow = now === first || now === other;
  return {
    href: dripFeedsAddress({ sort: now === first ? other : first }),
    direction: isNow ? DIRECTIONS[SORTS[now][1]] : undefined,
  };
}

function useColumns(sort: SortName): Column<DripFeedLine>[] {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders']);
  return [
    {
      id: 'feed',
      title: t('orders:column.order'),
      namesRow: true,
      isLong: true,
      sort: sortOf(sort, ['newest', 'oldest']),
      cell: ({ id, name, icon, url }) => (
        <Row as="span" gap={3} align="start">
          <NetworkIcon name={icon} size={24} tone="tile" />
          <span className={styles.titles}>
            <Link to={pagePath('drip-feed/:id', { id })}>{name}</Link>
            <ShortLink url={url} />
            <span className={styles.detail}>{t('drip.number', { id })}</span>
          </span>
        </Row>
      ),
    },
    {
      id: 'runs',
      title: t('drip.runs'),
      numeric: true,
      cell: ({ made, runs }) =>
        t('orders:delivered', { delivered: numbers.count(made), quantity: numbers.count(runs) }),
    },
    {
      id: 'quantity',
      title: t('drip.whole'),
      numeric: true,
      sort: sortOf(sort, ['largest', 'smallest']),
      cell: ({ quantity }) => numbers.count(quantity),
    },
    {
      id: 'cost',
      title: t('orders:column.cost'),
      numeric: true,
      sort: sortOf(sort, ['dearest', 'cheapest']),
      cell: ({ cost, refunded }) => (
        <Stack as="span" gap="half" fitsContent>
          <Price amount={cost} />
          {refunded === null ? null : (
            <span className={styles.detail}>
              {t('orders:back', { amount: numbers.money(refunded) })}
            </span>
          )}
        </Stack>
      ),
    },
    {
      id: 'next',
      title: t('drip.next'),
      cell: ({ next }) => (next === null ? '–' : <Moment at={next} />),
    },
    {
      id: 'state',
      title: t('orders:column.state'),
      sort: sortOf(sort, ['status', 'status']),
      cell: ({ status }) => <OrderBadge state={status} />,
    },
  ];
}
