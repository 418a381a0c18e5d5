import type { AppLoadContext } from '@remix-run/node';
import type { ServiceTypePage } from '#core/catalogue/catalogue.contract.ts';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '../../components/service-list/label-entity.ts';
import { localizedPath } from '../../lib/languages.ts';
import { serviceTypePath } from '../../lib/paths.ts';
import { summaryOf } from '../../lib/service-summary.ts';
import { servicesMenu } from '../../lib/services-menu.server.ts';
import { typeHead } from './page-heads.ts';
import { breadcrumbList, faqPage, graphOf, productGroup } from './structured-data.ts';

/** What the page of a service type shows. */
export async function typeData(
  context: AppLoadContext,
  { type, home }: { type: ServiceTypePage; home: string },
) {
  const { instance, language, origin, servicesView } = context;
  const menu = await servicesMenu(context);
  const network = menu.networks.find(({ id }) => id === type.network.id);
  const url = (path: string) => origin + localizedPath(language, path);
  const own = url(serviceTypePath(type.slug));
  const description = type.description ?? '';
  return {
    kind: 'type' as const,
    name: type.name,
    title: type.title,
    network: type.network,
    /** The name of its network's mark. */
    icon: network?.icon ?? type.network.slug,
    description,
    head: typeHead(type),
    faq: type.faq,
    view: servicesView,
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
        { name: home, url: url('/') },
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
