import type { AppLoadContext } from '@remix-run/node';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import type { ServicesMenu } from '#app/lib/menu/services-menu.ts';

/** What leads to services: a type or a network without any would lead to nothing. */
export async function servicesMenu({ core, instance }: AppLoadContext): Promise<ServicesMenu> {
  const { data } = await core.call(listNetworks);
  const networks = data.flatMap(({ id, name, icon, has_search: hasSearch, service_types }) => {
    const types = service_types
      .filter((type) => type.services_count > 0)
      .map(({ id: typeId, slug, name: typeName, min_price: from, services_count: count }) => ({
        id: typeId,
        slug,
        name: typeName,
        from,
        count,
      }));
    return types.length ? [{ id, name, icon, hasSearch, types }] : [];
  });
  const colours = data.map(({ icon, color }) => [icon, color] as const);
  return { networks, css: entityCss(colours, instance.theme.grounds) };
}
