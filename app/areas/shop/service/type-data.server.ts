import type { AppLoadContext } from '@remix-run/node';
import type { ServiceTypePage } from '#core/catalogue/services/catalogue.contract.ts';
import { listServiceKinds } from '#core/catalogue/services/service.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import { recordedKinds } from '#app/areas/shop/kinds/recorded-kinds.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';
import { specialOffers } from '#app/lib/special-offers/special-offers.server.ts';
import { servicesMenu } from '#app/areas/shop/services-menu.server.ts';
import { typeHead } from './page-heads.ts';
import { breadcrumbList, faqPage, graphOf, productGroup } from './structured-data.ts';

/** What the page of a service type shows. */
export async function typeData(
  context: AppLoadContext,
  { type, home }: { type: ServiceTypePage; home: string },
) {
  const { instance, language, origin } = context;
  const [menu, kinds, { offers }] = await Promise.all([
    servicesMenu(context),
    kindsOf(context, type.id),
    specialOffers(context, 'service_type'),
  ]);
  const network = menu.networks.find(({ id }) => id === type.network.id);
  const url = (path: string) => origin + localizedPath(language, path);
  const own = url(pagePath('services/:slug', { slug: type.slug }));
  const description = type.description ?? '';
  return {
    kind: 'type' as const,
    name: type.name,
    title: type.title,
    network: type.network,
    /** The name of its network's mark. */
    icon: network?.icon ?? type.network.slug,
    hasSearch: network?.hasSearch === true,
    description,
    head: typeHead(type),
    faq: type.faq,
    kinds,
    offers,
    typeId: type.id,
    count: type.services_count,
    from: type.min_price,
    services: type.services.map(summaryOf),
    others: (network?.types ?? []).filter(({ id }) => id !== type.id),
    css:
      menu.css +
      entityCss(
        type.services.flatMap(({ labels }) =>
          labels.map(({ id, color }) => [labelEntity(id), color] as const),
        ),
        instance.theme.grounds,
      ),
    graph: graphOf([
      breadcrumbList([
        { name: home, url: url(pagePath('')) },
        { name: type.name, url: own },
      ]),
      ...productGroup({
        name: type.title,
        url: own,
        brand: instance.settings.panelName,
        description,
        prices: type.services.map(({ price }) => price),
        count: type.services_count,
      }),
      ...faqPage(type.faq),
    ]),
  };
}

export type TypePageData = Awaited<ReturnType<typeof typeData>>;

/** What can be chosen of a type. */
async function kindsOf(context: AppLoadContext, typeId: number) {
  const query = { service_types: String(typeId) };
  const { data } = await context.core.call(listServiceKinds, { query });
  return recordedKinds(context, data);
}
