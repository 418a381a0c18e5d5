import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listCoupons } from '#core/pricing/coupons/coupon.operations.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { SpentChart } from '#app/components/order/sums-chart.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { ReviewPrompts } from '#app/components/review-prompts.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { networkColours } from '#app/lib/catalogue/network-colours.server.ts';
import { orderSums, unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { reviewPrompts } from '#app/lib/orders/review-prompts.server.ts';
import { Counts } from './counts.tsx';
import { dashboard } from './dashboard.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LastOrders } from './last-orders.tsx';
import { Welcome } from './welcome.tsx';

export const handle = { i18n: ['overview', 'orders', 'finances', 'reviews', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** As many as the chart shows, and as many before them. */
const DAYS = 28;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ balance, name }, found, prompts, sums, before, css] = await Promise.all([
    requireCustomer(context),
    unlessAway(dashboard(context)),
    reviewPrompts(context),
    unlessAway(orderSums(context, { groupBy: 'date' })),
    unlessAway(orderSums(context, { groupBy: 'month', ...periodBefore(new Date()) })),
    networkColours(context),
  ]);
  const isNew = found?.orders === 0;
  const coupons = isNew ? await unlessAway(context.core.call(listCoupons)) : undefined;
  const banners = routeBanners(context, 'dashboard', new URL(request.url).searchParams);
  return {
    ...pageText(context, 'dashboard'),
    ...{ name, found, prompts, sums, css, coupons: coupons?.data ?? [] },
    // What the customer came for stands first; one thing beside it is enough.
    banner: banners[0],
    balance: exactDollars(balance),
    spentBefore: before?.total,
  };
}

function periodBefore(now: Date): { startDate: string; endDate: string } {
  const daysAgo = (days: number) =>
    new Date(now.getTime() - days * 24 * 3_600_000).toISOString().slice(0, 10);
  return { startDate: daysAgo(2 * DAYS - 1), endDate: daysAgo(DAYS) };
}

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { title, metaDescription, banner, balance, found, prompts, sums, css } = page;
  const { t } = useTranslation('overview');
  const isNew = found?.orders === 0;
  return (
    <>
      <PageStyle css={css} />
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={8}>
        {isNew ? <Welcome name={page.name} coupons={page.coupons} /> : null}
        {/* Nothing but zeros would tell a newcomer nothing. */}
        {found && !(isNew && balance === '0') ? (
          <Counts balance={balance} found={found} now={sums?.total} before={page.spentBefore} />
        ) : null}
        {found ? null : <LoadFailed again={pagePath('dashboard')} />}
        <ReviewPrompts prompts={prompts.slice(0, 1)} />
        {banner ? <BannerPlace place={banner.place} banners={[banner]} /> : null}
        {found && found.orders > 0 ? (
          <>
            {sums ? (
              <section>
                <SpentChart sums={sums} />
                <p className={styles.more}>
                  <ButtonLink to={pagePath('statistics')} tone="outline">
                    {t('toStatistics')}
                  </ButtonLink>
                </p>
              </section>
            ) : null}
            <Columns gap={5} min={22} align="start">
              <LastOrders status="in_processing" orders={found.running} />
              <LastOrders status="completed" orders={found.delivered} />
            </Columns>
          </>
        ) : null}
      </Stack>
    </>
  );
}
