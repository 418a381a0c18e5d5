import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { networkColours } from '#app/lib/catalogue/network-colours.server.ts';
import { readOrderFilters } from '#app/areas/ordering/order-filters.server.ts';
import { isNarrowed, ordersAddress, type OrderFilters } from '#app/areas/ordering/order-filters.ts';
import { ordersViewCookie, readOrdersView } from '#app/areas/ordering/orders-view.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FilterForm } from './filter-form.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersPage, placedOrders } from './orders.server.ts';
import * as styles from './orders.css.ts';

export const handle = { i18n: ['orders', 'overview', 'forms', 'finances', 'reviews'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filters = readOrderFilters(query, readOrdersView(request.headers.get('cookie')));
  const isChosen = query.has('sort') || query.has('per_page');
  const [css, shown, placed] = await Promise.all([
    networkColours(context),
    ordersPage(context, filters),
    placedOrders(context, query),
  ]);
  const banners = routeBanners(context, 'orders', query);
  const page = { ...pageText(context, 'orders'), banners, filters, css, page: shown, placed };
  if (!isChosen) return data(page);
  return data(page, { headers: { 'set-cookie': ordersViewCookie(filters, context.secure) } });
}

/** Those that somebody looks for; all others are found among all. */
const OFFERED: readonly OrderStatus[] = [
  'in_processing',
  'in_moderation',
  'completed',
  'unpaid',
  'canceled',
  'error',
];

export default function Orders() {
  const { title, metaDescription, banners, filters, css, page, placed } =
    useLoaderData<typeof loader>();
  // Where nothing was ever ordered, there is nothing to look for.
  const isEmpty = page?.found === 0 && !isNarrowed(filters);
  return (
    <>
      <PageStyle css={css} />
      <PageHeader title={title} lead={metaDescription} />
      {placed.length === 0 ? null : <Thanks placed={placed} />}
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      {isEmpty ? null : <Bar filters={filters} />}
      {/* Other filters came with the address: a form anew. */}
      {isEmpty ? null : <FilterForm key={ordersAddress(filters)} filters={filters} />}
      <OrderTable filters={filters} page={page} />
    </>
  );
}

/** Names what was just ordered, each with the way to it. */
function Thanks({ placed }: { placed: readonly { id: number; name: string }[] }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.thanks}>
      <Alert tone="success" title={t('thanks.title')} announce="next">
        <PlainList gap={1}>
          {placed.map(({ id, name }) => (
            <li key={id}>
              <Link to={pagePath('orders/:id', { id })}>{t('number', { id })}</Link> · {name}
            </li>
          ))}
        </PlainList>
      </Alert>
    </div>
  );
}

/** Those of one state, and a new one. */
function Bar({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.bar}>
      <Stack gap={3} justify="start">
        <ChipGroup label={t('filter')}>
          <ChipLink
            href={ordersAddress(filters, { status: undefined })}
            isSelected={filters.status === undefined}
          >
            {t('all')}
          </ChipLink>
          {OFFERED.map((status) => (
            <ChipLink
              key={status}
              href={ordersAddress(filters, { status })}
              isSelected={filters.status === status}
            >
              {t(`state.${status}`)}
            </ChipLink>
          ))}
        </ChipGroup>
        {filters.subscription === undefined ? null : (
          <ChipLink
            href={ordersAddress(filters, { subscription: undefined })}
            removeLabel={t('subscription.remove')}
            isSelected
          >
            {t('subscription.number', { id: filters.subscription })}
          </ChipLink>
        )}
      </Stack>
      <ButtonLink to={pagePath('orders/create')}>{t('new')}</ButtonLink>
    </div>
  );
}
