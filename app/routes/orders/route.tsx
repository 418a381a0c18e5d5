import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#core/orders/order-status.pure.ts';
import { BannerPlace } from '../../components/banner/banner-place.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { routeBanners } from '../../lib/banners.server.ts';
import { requireCustomer } from '../../lib/customer.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { ChipGroup, ChipLink } from '../../ui/label/chip.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersAddress } from './orders-address.ts';
import { ordersPage, readOrderFilters } from './orders.server.ts';
import * as styles from './orders.css.ts';

export const handle = { i18n: ['orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const filters = readOrderFilters(query);
  return {
    ...pageText(context, 'orders'),
    banners: routeBanners(context, 'orders', query),
    filters,
    page: await ordersPage(context, filters),
  };
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
  const { title, metaDescription, banners, filters, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('orders');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <div className={styles.bar}>
        <ChipGroup label={t('filter')}>
          <ChipLink href={ordersAddress({})} isSelected={filters.status === undefined}>
            {t('all')}
          </ChipLink>
          {OFFERED.map((status) => (
            <ChipLink
              key={status}
              href={ordersAddress({ status })}
              isSelected={filters.status === status}
            >
              {t(`state.${status}`)}
            </ChipLink>
          ))}
        </ChipGroup>
        <ButtonLink to="/orders/create">{t('new')}</ButtonLink>
      </div>
      <OrderTable filters={filters} page={page} />
    </>
  );
}
