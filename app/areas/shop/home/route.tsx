import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { changeLinks } from '#app/areas/shop/change-links.server.ts';
import { feedHead } from '#app/areas/shop/feed-head.ts';
import { BlockList } from '#app/areas/shop/blocks/block-list.tsx';
import { shownBlocks } from '#app/areas/shop/blocks/shown-blocks.server.ts';
import { cataloguePath, readFilters } from '#app/areas/shop/catalogue-filters.ts';
import { displayCurrency } from '#app/lib/money/display-currency.server.ts';
import { linkOffers } from '#app/areas/shop/link-offers/link-offers.server.ts';
import { orderChosen } from '#app/areas/shop/kinds/order-chosen.server.ts';
import { findLocally } from '#app/areas/shop/local-catalogue/local-shop.ts';
import { readPage } from '#app/lib/http/list-query.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { blocksOf, pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { ABOVE_RESULTS, paintAfter } from '#app/lib/browser/paint-after.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { homeParts } from './home-parts.ts';
import { shopData } from './shop-data.server.ts';
import { NoServices, Shop } from './shop.tsx';

export const handle = { i18n: ['shop'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageHead(data?.page),
  ...feedHead(data?.changes),
  ...(data?.shop?.networks.length && isEarly(data.blocks)
    ? [{ tagName: 'link' as const, ...paintAfter(ABOVE_RESULTS) }]
    : []),
];

/** Whether the catalogue begins on the first screen, where what stands above it must not move it. */
function isEarly(blocks: readonly { type: string }[]): boolean {
  const place = blocks.findIndex(({ type }) => type === 'catalogue');
  return place === 0 || place === 1;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const currencies = context.instance.settings.currencies;
  const filters = readFilters(parameters, currencies);
  const number = readPage(parameters.get('page'));
  const link = parameters.get('link');
  const page = pageText(context, 'index');
  const parts = homeParts(blocksOf(context, 'index'), { hasLink: Boolean(link?.trim()) });
  const [shop, linked, { blocks, css }] = await Promise.all([
    withoutCore(context, () => shopData(context, { filters, page: number })),
    withoutCore(context, () => linkOffers(context, link)),
    shownBlocks(context, { parts, page }),
  ]);
  // The list has become shorter than the address says.
  if (shop && number > shop.found.pages) throw redirect(cataloguePath(filters, shop.found.pages));
  if (shop?.found.view === 'cards') orderChosen(parameters, shop.found.kinds);
  return {
    page,
    blocks,
    // The catalogue has the colours of everything that is sold.
    css: shop ? '' : css,
    view: context.servicesView,
    currency: displayCurrency(context),
    isCustomer: context.session.token !== undefined,
    shop,
    linked,
    changes: changeLinks(context),
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
  const { page, blocks, css, shop, view, currency, isCustomer, linked } = data;
  const { search } = useLocation();
  const mark = usePageMark();
  useEffect(() => {
    last = { search, data };
  }, [search, data]);
  return (
    <>
      {css ? <PageStyle css={css} /> : null}
      {blocks[0]?.type === 'hero' ? null : <PageHeader title={page.title} />}
      <BlockList
        blocks={blocks}
        networks={shop?.networks ?? []}
        linked={linked}
        catalogue={
          shop ? (
            <Shop shop={shop} {...{ view, currency, isCustomer }} changes={data.changes.title} />
          ) : (
            <NoServices reason="failed" />
          )
        }
        body={<RichText nodes={page.body} mark={mark('/body')} />}
      />
    </>
  );
}
