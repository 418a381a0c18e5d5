import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getServiceType } from '#core/catalogue/services/catalogue.operations.ts';
import { Favourites } from '#app/components/favourites/favourites.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { findService } from '#app/lib/catalogue/find-service.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { favouriteIds } from '#app/lib/orders/favourites.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { orderChosen } from '#app/areas/shop/kinds/order-chosen.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { serviceData } from './service-data.server.ts';
import { ServicePage } from './service-page.tsx';
import { typeData } from './type-data.server.ts';
import { TypePage } from './type-page.tsx';

export const handle = { i18n: ['shop', 'service', 'reviews'] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageHead(data.page), { 'script:ld+json': data.shown.graph }] : [];

/** One address for both: a type and a service never have the same slug in a shop that works. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  const { core, locale } = context;
  const home = textsOf(locale).getFixedT(locale, 'service')('breadcrumbs.home');
  const [type, service] = await Promise.all([
    orNothing(core.call(getServiceType, { params: { slug } })),
    findService(context, slug),
  ]);
  const { searchParams, search } = new URL(request.url);
  const shown = type
    ? await typeData(context, { type: type.data, home })
    : await serviceData(context, {
        ...requireService(service, slug, search),
        query: searchParams,
        home,
      });
  if (shown.kind === 'type') orderChosen(searchParams, shown.kinds);
  const general = pageText(context, 'services-slug');
  return {
    shown,
    favourites: await favouriteIds(context),
    banners: routeBanners(context, 'services-slug'),
    page: {
      ...general,
      body: [],
      metaTitle: shown.head.title,
      metaDescription: shown.head.description || general.metaDescription,
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findService>>>;

function requireService(found: Found | undefined, slug: string, search: string): Found {
  if (!found) throw notFound(/^\d+(-|$)/.test(slug) ? 'service' : 'service-type');
  // Its number leads to it, too, but it has one address only.
  const own = found.service.slug;
  // What one grade is told is nothing for caches to keep.
  const status = found.isOpened ? 302 : 301;
  if (own !== slug) throw redirect(pagePath('services/:slug', { slug: own }) + search, status);
  return found;
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
}

export default function ServiceOrType() {
  const { shown, banners, favourites } = useLoaderData<typeof loader>();
  return (
    <Favourites ids={favourites}>
      {shown.kind === 'type' ? (
        <TypePage data={shown} banners={banners} />
      ) : (
        <ServicePage data={shown} banners={banners} />
      )}
    </Favourites>
  );
}
