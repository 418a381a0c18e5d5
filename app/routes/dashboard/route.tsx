import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BannerPlace } from '../../components/banner/banner-place.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { LoadFailed } from '../../components/order/load-failed.tsx';
import { SpentChart } from '../../components/order/sums-chart.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ReviewPrompts } from '../../components/review-prompts.tsx';
import { routeBanners } from '../../lib/banners.server.ts';
import { requireCustomer } from '../../lib/customer.server.ts';
import { exactDollars } from '../../lib/exact-dollars.ts';
import { orderSums, unlessAway } from '../../lib/order-sums.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { reviewPrompts } from '../../lib/review-prompts.server.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Counts } from './counts.tsx';
import { dashboard } from './dashboard.server.ts';
import * as styles from '../../components/order/order-pages.css.ts';
import { LastOrders } from './last-orders.tsx';

export const handle = { i18n: ['overview', 'orders', 'finances', 'reviews', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { balance } = await requireCustomer(context);
  const [found, prompts, sums] = await Promise.all([
    unlessAway(dashboard(context)),
    reviewPrompts(context),
    unlessAway(orderSums(context, { groupBy: 'date' })),
  ]);
  return {
    ...pageText(context, 'dashboard'),
    banners: routeBanners(context, 'dashboard', new URL(request.url).searchParams),
    balance: exactDollars(balance),
    ...{ found, prompts, sums },
  };
}

export default function Dashboard() {
  const { title, metaDescription, banners, balance, found, prompts, sums } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <div className={styles.sections}>
        {found ? <Counts balance={balance} found={found} /> : <LoadFailed again="/dashboard" />}
        <ReviewPrompts prompts={prompts.slice(0, 1)} />
        {found?.orders === 0 ? (
          <EmptyState
            title={t('welcome.title')}
            actions={<ButtonLink to="/orders/create">{t('orders:new')}</ButtonLink>}
          >
            {t('welcome.text')}
          </EmptyState>
        ) : null}
        {found && found.orders > 0 ? (
          <>
            {sums ? (
              <section>
                <SpentChart sums={sums} />
                <p className={styles.more}>
                  <ButtonLink to="/statistics" tone="outline">
                    {t('toStatistics')}
                  </ButtonLink>
                </p>
              </section>
            ) : null}
            <div className={styles.columns}>
              <LastOrders status="in_processing" orders={found.running} />
              <LastOrders status="completed" orders={found.delivered} />
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}
