import { z } from 'zod';
import { count, id, quantity } from '#core/platform/http/wire.contract.ts';
import { deliveryRecord } from '#core/catalogue/delivery-records/delivery.contract.ts';
import { LINE_KINDS } from '#core/pricing/quote/quote-line.pure.ts';
import { FEATURES } from './filter-services.pure.ts';
import { KINDS } from './target-kinds.pure.ts';
import { PROVENANCES } from './provenance.pure.ts';

const amount = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact.' });
const float = z.number().meta({ description: 'The same amount as a number.' });
const text = z.string().nullable();
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const icon = z.string().meta({ description: 'The name of a picture.' });

export const label = z.object({ id, name: z.string(), color }).meta({ id: 'ServiceLabel' });

/** What a customer adds to an order beside the link, such as comments or a language. */
export const target = z
  .object({
    id,
    name: z.string().meta({ description: 'For programs: comments, keywords, language.' }),
    placeholder: text,
    type: z.object({
      id,
      name: z.string(),
      title: z.string(),
      selectable: z.boolean(),
      view_type: z.enum(KINDS).nullable(),
      enabled_for_service: z.boolean(),
    }),
    selectable_values: z.array(z.object({ id: z.string(), name: z.string() })),
    translations: z.record(z.string(), z.string()).meta({
      description: 'Further texts of the field: its hint.',
    }),
  })
  .meta({ id: 'ServiceTarget' });
export type Target = z.infer<typeof target>;

const networkLink = z.object({ id, slug: z.string(), name: z.string(), color });

const typeLink = z.object({ id, slug: z.string(), name: z.string(), icon, color });

export const serviceCard = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    short_description: text,
    price: amount,
    price_float: float,
    default_price: amount.meta({ description: 'Above the price where there is a discount.' }),
    default_price_float: float,
    discount_percent: z.number().min(0).max(1).meta({ description: 'A fraction.' }),
    price_type: z.enum(['per_quantity', 'fixed']),
    pricing_per: id.meta({ description: 'So many units cost the price.' }),
    default_quantity: id,
    default_quantity_price: amount,
    default_quantity_price_float: float,
    min_quantity: id,
    max_quantity: id,
    quantity_step: id,
    drip_feed_is_allowed: z.boolean(),
    has_refill: z.boolean(),
    can_speedup: z.boolean(),
    is_enabled: z.boolean(),
    is_deactivated: z.boolean().meta({ description: 'Cannot be ordered at the moment.' }),
    is_package: z.boolean(),
    restricted_access: z.boolean(),
    url_is_required: z.boolean(),
    has_search: z.boolean(),
    calculable_quantity: z.boolean(),
    gather_statistic: z.boolean(),
    provenance: z.enum(PROVENANCES).meta({
      description: 'Where the people come from that it brings.',
    }),
    available_closed_sales: z.boolean(),
    available_personal_manager: z.boolean(),
    consultation_chat_period: id.nullable(),
    thumbnail_period: id.nullable(),
    service_type: typeLink.extend({ network: networkLink }),
    network_icon: icon,
    geo: text,
    start_time: text,
    start_minutes: count.nullable().meta({ description: 'It starts at the latest after these.' }),
    speed: text,
    guarantee: text,
    labels: z.array(label),
    targets: z.array(target),
    allowed_use_countries: z.array(id).meta({ description: 'Ids of /api/v1/countries.' }),
  })
  .meta({ id: 'ServiceCard', description: 'A service as lists show it.' });
export type ServiceCard = z.infer<typeof serviceCard>;

const kindService = serviceCard
  .pick({
    id: true,
    slug: true,
    name: true,
    short_description: true,
    price: true,
    default_price: true,
    discount_percent: true,
    price_type: true,
    pricing_per: true,
    min_quantity: true,
    max_quantity: true,
    quantity_step: true,
    default_quantity: true,
    url_is_required: true,
    is_deactivated: true,
    provenance: true,
    geo: true,
    start_time: true,
    speed: true,
    guarantee: true,
    labels: true,
  })
  .extend({ features: z.array(z.enum(FEATURES)) })
  .meta({ id: 'KindService' });
export type KindService = z.infer<typeof kindService>;

export const serviceKind = serviceCard
  .pick({ service_type: true, network_icon: true })
  .extend({ services: z.array(kindService).min(1) })
  .meta({
    id: 'ServiceKind',
    description: 'Services of one type that are sold by the same unit.',
  });
export type ServiceKind = z.infer<typeof serviceKind>;

const faqEntry = z.object({ question: z.string(), answer: z.string() });

export const service = serviceCard
  .extend({
    description: text,
    requirements: text,
    example_link: text,
    meta_title: text,
    meta_description: text,
    faq: z.array(faqEntry),
    delivery_record: deliveryRecord.nullable().meta({ description: 'Null with too few orders.' }),
    package_contents: z.array(
      z.object({
        id,
        name: z.string(),
        slug: z.string(),
        quantity: id,
        short_description: text,
        is_displayable: z.boolean(),
        service_type: z.object({ id, name: z.string(), icon }),
      }),
    ),
    included_in_packages: z.array(z.object({ id, slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof service>;

const typeSummary = typeLink
  .extend({
    title: z.string(),
    services_count: count,
    min_price: amount.nullable().meta({ description: 'The lowest price among its services.' }),
    min_price_float: float.nullable(),
  })
  .meta({ id: 'ServiceTypeSummary' });

export const network = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    url_placeholder: z.string().meta({ description: 'What a link of this network looks like.' }),
    icon,
    color,
    type: z.string(),
    has_search: z.boolean(),
    service_types: z.array(typeSummary),
  })
  .meta({ id: 'Network' });
export type Network = z.infer<typeof network>;

export const listedType = typeSummary
  .extend({ network: networkLink.extend({ icon }) })
  .meta({ id: 'ServiceType' });
export type ListedType = z.infer<typeof listedType>;

export const serviceTypePage = listedType
  .extend({
    description: text,
    faq: z.array(faqEntry),
    services: z.array(serviceCard).meta({
      description: 'The most popular; all of them by /api/v1/services?service_types={id}.',
    }),
  })
  .meta({ id: 'ServiceTypePage' });
export type ServiceTypePage = z.infer<typeof serviceTypePage>;

export const pageMeta = z
  .object({
    current_page: count,
    from: count.nullable(),
    last_page: count,
    per_page: count,
    to: count.nullable(),
    total: count,
  })
  .meta({ id: 'PageMeta' });
export type PageMeta = z.infer<typeof pageMeta>;

export const catalogueBounds = z
  .object({
    min_price: amount.nullable(),
    max_price: amount.nullable(),
    min_quantity: count.nullable(),
    max_quantity: count.nullable(),
    countries: z.array(id).meta({ description: 'Those that some service can be aimed at.' }),
  })
  .meta({ id: 'CatalogueBounds', description: 'Between what filters can find anything at all.' });
export type CatalogueBounds = z.infer<typeof catalogueBounds>;

export const networksAnswer = z.object({ data: z.array(network) });
export const serviceTypesAnswer = z.object({ data: z.array(listedType) });
export const serviceTypeAnswer = z.object({ data: serviceTypePage });
export const servicesAnswer = z.object({
  data: z.array(serviceCard),
  meta: pageMeta.extend({ bounds: catalogueBounds }),
});
export const serviceKindsAnswer = z.object({
  data: z.array(serviceKind),
  meta: pageMeta.extend({
    services_total: count.meta({ description: 'How many services all of them have.' }),
    bounds: catalogueBounds,
  }),
});
export const serviceAnswer = z.object({ data: service });
export const serviceListAnswer = z.object({ data: z.array(serviceCard) });
export const labelsAnswer = z.object({ data: z.array(label) });

export const costAnswer = z.object({
  data: z
    .object({
      service_id: id,
      quantity: id,
      cost: amount,
      cost_float: float,
      lines: z
        .array(z.object({ kind: z.enum(LINE_KINDS), amount, amount_float: float }))
        .meta({ description: 'How the cost came about; it is their sum.' }),
      versions: z
        .object({ price: z.string(), rate: z.string() })
        .meta({ description: 'Of the prices and of the terms that the cost was made of.' }),
    })
    .meta({ id: 'QuantityCost' }),
});

export const snapshotAddressAnswer = z.object({
  data: z.object({
    hash: z.string(),
    url: z.string().meta({ description: 'Never changes what it answers; keep it for ever.' }),
  }),
});

export const snapshotAnswer = z
  .looseObject({ version: z.literal(1), revision: z.string(), language: z.string() })
  .meta({ id: 'CatalogueSnapshot', description: 'All listed services as columns.' });

export const searchAnswer = z.object({
  data: z.object({
    services: z.array(serviceCard),
    networks: z.array(networkLink.extend({ icon })),
    service_types: z.array(listedType),
  }),
});

const catalogueAddresses = z
  .object({
    slugs: z.array(z.string()),
    pages: quantity.meta({ description: 'How many pages of them there are.' }),
  })
  .meta({ id: 'CatalogueAddresses' });
export type CatalogueAddresses = z.infer<typeof catalogueAddresses>;
export const addressesAnswer = z.object({ data: catalogueAddresses });
