import type { AppLoadContext } from '@remix-run/node';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { entityCss } from '#themes/entity-css.ts';
import { findService, type FoundService } from '../catalogue/find-service.server.ts';
import type { FormNetwork, FormService, Known, ServiceChoice } from './known.ts';

const PER_PAGE = 100;
/** A longer list is not one to choose from; the catalogue finds the rest. */
const MOST_PAGES = 10;

/** What can be ordered for each network, and how their marks are coloured. */
export async function formNetworks({ core, instance }: AppLoadContext) {
  const { data } = await core.call(listNetworks);
  const networks = data.map(
    ({ id, name, icon, url_placeholder: placeholder, service_types }): FormNetwork => ({
      ...{ id, name, icon, placeholder },
      types: service_types
        .filter((type) => type.services_count > 0)
        .map((type) => ({ id: type.id, name: type.name, from: type.min_price })),
    }),
  );
  const colours = data.map(({ icon, color }) => [icon, color] as const);
  return {
    networks: networks.filter(({ types }) => types.length > 0),
    css: entityCss(colours, instance.theme.grounds),
  };
}

/** What of a type can be chosen, the most popular first. */
export async function serviceChoices(
  { core }: AppLoadContext,
  typeId: number,
): Promise<ServiceChoice[]> {
  const page = async (number: number) =>
    core.call(listServices, {
      query: {
        service_types: String(typeId),
        per_page: String(PER_PAGE),
        page: String(number),
      },
    });
  const first = await page(1);
  const last = Math.min(first.meta.last_page, MOST_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, last - 1) }, (_, index) => page(index + 2)),
  );
  return [first, ...rest].flatMap(({ data }) => data.map(choiceOf));
}

function choiceOf(card: ServiceCard): ServiceChoice {
  return {
    id: card.id,
    name: card.name,
    price: card.price,
    per: card.price_type === 'fixed' ? null : card.pricing_per,
    isPaused: card.is_deactivated,
  };
}

/** A service by its number or, where nobody finds it otherwise, by its name; null for none. */
export async function findFormService(
  context: Pick<AppLoadContext, 'core' | 'customer'>,
  idOrSlug: string,
): Promise<FormService | null> {
  const found = await findService(context, idOrSlug);
  return found ? formServiceOf(found) : null;
}

function formServiceOf({ service, isOpened }: FoundService): FormService {
  const { service_type: type } = service;
  const { min_quantity, max_quantity, quantity_step, default_quantity } = service;
  return {
    ...choiceOf(service),
    ...{ min_quantity, max_quantity, quantity_step, default_quantity },
    slug: service.slug,
    networkId: type.network.id,
    typeId: type.id,
    networkName: type.network.name,
    icon: service.network_icon,
    pricingPer: service.pricing_per,
    allowed_use_countries: service.allowed_use_countries,
    drip_feed_is_allowed: service.drip_feed_is_allowed,
    hasGuarantee: service.has_refill,
    isPackage: service.is_package,
    needsLink: service.url_is_required,
    isCalculable: service.calculable_quantity,
    // Only its own name opens it, and no list of choices has it.
    isRestricted: service.restricted_access || isOpened,
    targets: service.targets.filter((target) => target.type.enabled_for_service),
    description: paragraphs(service.description),
    requirements: paragraphs(service.requirements),
    exampleLink: service.example_link,
    contents: service.package_contents
      .filter(({ is_displayable }) => is_displayable)
      .map(({ id, name, quantity, short_description: text }) => ({ id, name, quantity, text })),
    packages: service.included_in_packages,
  };
}

function paragraphs(text: string | null): string[] {
  return (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}

/** All that the lines of a form have to know of the services that they name. */
export async function knownFor(
  context: AppLoadContext,
  { lines }: OrderForm,
  networks: readonly FormNetwork[],
): Promise<Known> {
  const names = new Map(
    lines
      .filter(({ serviceId }) => serviceId !== 0)
      .map(({ serviceId, preselectedServiceSlug: slug }) => [serviceId, slug ?? String(serviceId)]),
  );
  const found = await Promise.all(
    [...names].map(async ([id, name]) => {
      const service = await findFormService(context, name);
      return [id, service?.id === id ? service : null] as const;
    }),
  );
  return { networks, services: Object.fromEntries(found) };
}

/** The lists to choose from, by the types of the lines. */
export async function choicesFor(context: AppLoadContext, { lines }: OrderForm) {
  const types = [...new Set(lines.map(({ serviceTypeId }) => serviceTypeId))].filter(Boolean);
  const lists = await Promise.all(
    types.map(async (id) => [id, await serviceChoices(context, id)] as const),
  );
  return Object.fromEntries(lists) as Partial<Record<number, ServiceChoice[]>>; // Of these types.
}

/** The names of the countries that some of the services can be aimed at. */
export async function countryNames(context: AppLoadContext, { services }: Known) {
  const ids = new Set(Object.values(services).flatMap((one) => one?.allowed_use_countries ?? []));
  if (ids.size === 0) return [];
  const { data } = await context.core.call(listCountries);
  return data.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
}
