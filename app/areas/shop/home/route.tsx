import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { cataloguePath, readFilters } from '#app/areas/shop/catalogue-filters.ts';
import { displayCurrency } from '#app/lib/money/display-currency.server.ts';
import { linkOffers } from '#app/areas/shop/link-offers/link-offers.server.ts';
import { orderChosen } from '#app/areas/shop/kinds/order-chosen.server.ts';
import { findLocally } from '#app/areas/shop/local-catalogue/local-shop.ts';
import { readPage } from '#app/lib/http/list-query.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { ABOVE_RESULTS, paintAfter } from '#app/lib/browser/paint-after.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { Hero } from './hero.tsx';
import { shopData } from './shop-data.server.ts';
import { NoServices, Shop } from './shop.tsx';

export const handle = { i18n: ['shop'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageHead(data?.page),
  ...(data?.shop?.networks.length
    ? [{ tagName: 'link' as const, ...paintAfter(ABOVE_RESULTS) }]
    : []),
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const currencies = context.instance.settings.currencies;
  const filters = readFilters(parameters, currencies);
  const page = readPage(parameters.get('page'));
  const [shop, linked] = await Promise.all([
    withoutCore(context, () => shopData(context, { filters, page })),
    withoutCore(context, () => linkOffers(context, parameters.get('link'))),
  ]);
  // The list has become shorter than the address says.
  if (shop && page > shop.found.pages) throw redirect(cataloguePath(filters, shop.found.pages));
  if (shop?.found.view === 'cards') orderChosen(parameters, shop.found.kinds);
  return {
    page: pageText(context, 'index'),
    banners: routeBanners(context, 'index'),
    view: context.servicesView,
    currency: displayCurrency(context),
    isCustomer: context.session.token !== undefined,
    shop,
    linked,
  };
}

/** What the server answered last: around what is found, it stays the same while somebody filters. */
let last: { search: string; data: HomeData } | undefined;

type HomeData = Awaited<ReturnType<typeof loader>>;

/** While the catalogue is here, it is asked here; the same address anew and a link want the server. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const isAsked = last?.search === search || searchParams.has('link');
  const known = isAsked ? undefined : last?.data;
  if (known?.shop) {
    const filters = readFilters(searchParams, [known.currency]);
    const page = readPage(searchParams.get('page'));
    const found = await findLocally({ filters, page, view: known.view });
    if (found) {
      const shop = { ...known.shop, filters, found, noFavourites: undefined };
      return { ...known, shop, linked: undefined };
    }
  }
  return serverLoader<typeof loader>();
}

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const { page, banners, shop, view, currency, isCustomer, linked } = data;
  const { search } = useLocation();
  useEffect(() => {
    last = { search, data };
  }, [search, data]);
  return (
    <>
      <Hero title={page.title} lead={page.metaDescription} shop={shop} linked={linked} />
      {shop ? (
        <Shop shop={shop} {...{ view, currency, isCustomer }} />
      ) : (
        <NoServices reason="failed" />
      )}
      <BannerPlace place="services_pricing_main" banners={banners} />
      <BannerPlace place="services_pricing_first_short" banners={banners} />
      <BannerPlace place="services_pricing_second_short" banners={banners} />
      <RichText nodes={page.body} />
      <BannerPlace place="services_pricing_long" banners={banners} />
      <BannerPlace place="services_pricing_footer" banners={banners} />
    </>
  );
}
