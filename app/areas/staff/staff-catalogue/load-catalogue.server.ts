import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node';
import { listCatalogueImports } from '#core/supply/imports/import.operations.ts';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { listProviders } from '#core/supply/providers/provider.operations.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { constraints } from './catalogue-forms.server.ts';

export type CatalogueData = SerializeFrom<typeof loadCatalogue>;

export async function loadCatalogue({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const before = new URL(request.url).searchParams.get('before') ?? '';
  const [providers, imports, networks] = await Promise.all([
    context.core.call(listProviders),
    context.core.call(listCatalogueImports, /^\d{1,18}$/.test(before) ? { query: { before } } : {}),
    context.core.call(listNetworks),
  ]);
  return {
    ...staff,
    title: textsOf(context.locale).getFixedT(context.locale, 'staff')('catalogue.title'),
    language: context.language,
    constraints: constraints(),
    providers: providers.data,
    imports: imports.data,
    isFirst: before === '',
    next: imports.meta.next,
    places: networks.data.map(({ id, name, service_types: types }) => ({
      id,
      name,
      types: types.map((type) => ({ id: type.id, name: type.name })),
    })),
  };
}
