import type {
  CatalogueContent,
  ServiceContent,
} from '#core/catalogue/services/catalogue-content.ts';

/**
 * A small catalogue with everything in it, and the brand in every text. Ids begin behind `first`,
 * so that those of one instance mean nothing in another.
 */
export function ownerCatalogue(brand: string, first: number): CatalogueContent {
  const slug = brand.toLowerCase();
  return {
    networks: [
      {
        id: first + 1,
        slug: `${slug}-tube`,
        url_placeholder: 'https://video.example/watch?v=…',
        icon: 'youtube',
        color: '#FF0000',
        type: 'video',
        has_search: true,
        texts: { en: { name: `${brand} Tube` } },
      },
    ],
    serviceTypes: ['views', 'likes'].map((name, at) => ({
      id: first + 1 + at,
      network_id: first + 1,
      slug: `${slug}-${name}`,
      icon: 'eye',
      color: '#FF0000',
      texts: {
        en: {
          name: `${brand} ${name}`,
          title: `${brand} ${name} for videos`,
          description: `What ${brand} ${name} are.`,
          faq: [{ question: `What are ${brand} ${name}?`, answer: 'People who watch.' }],
        },
        de: { name: `${brand} ${name} auf Deutsch` },
      },
    })),
    labels: [
      { id: first + 1, color: '#00AA00', texts: { en: { name: `${brand} choice` } } },
      { id: first + 2, color: '#AA0000', texts: { ja: { name: `${brand} 新着` } } },
    ],
    targets: [
      {
        id: first + 1,
        name: 'comments',
        view_type: 'comments',
        is_selectable: false,
        selectable_values: [],
        texts: {
          en: { title: `${brand} comments`, placeholder: 'One a line', hint: 'Be kind.' },
          de: { title: `${brand}-Kommentare` },
        },
      },
      {
        id: first + 2,
        name: 'language',
        view_type: null,
        is_selectable: true,
        selectable_values: [{ id: 'de', name: { en: `${brand} German`, de: 'Deutsch' } }],
        texts: { en: { title: `${brand} language` } },
      },
    ],
    services: servicesOf(brand, first),
  };
}

function servicesOf(brand: string, first: number): ServiceContent[] {
  const slug = brand.toLowerCase();
  const service = (id: number, own: Partial<ServiceContent>) =>
    testService({
      id: first + id,
      service_type_id: first + 1,
      slug: `${slug}-service-${id}`,
      texts: { en: { name: `${brand} service ${id}` }, de: { name: `${brand}-Dienst ${id}` } },
      ...own,
    });
  return [
    service(1, {
      popularity: 50,
      price_micro: 750_000n,
      has_refill: true,
      allowed_use_countries: [82, 233],
      label_ids: [first + 1, first + 2],
      target_ids: [first + 2, first + 1],
      start_minutes: 60,
      example_link: 'https://video.example/watch?v=1',
      texts: {
        en: {
          name: `${brand} service 1`,
          short_description: `${brand} in short`,
          description: `${brand} at length`,
          geo: 'Europe',
          start_time: '≤ 1 hour',
          faq: [{ question: `Why ${brand}?`, answer: 'Because.' }],
        },
        de: { name: `${brand}-Dienst 1`, geo: 'Europa' },
      },
    }),
    service(2, {
      popularity: 40,
      service_type_id: first + 2,
      price_micro: 400n,
      default_price_micro: 400n,
    }),
    service(3, {
      popularity: 30,
      is_package: true,
      price_type: 'fixed',
      pricing_per: 1,
      min_quantity: 1,
      max_quantity: 1,
      quantity_step: 1,
      default_quantity: 1,
      price_micro: 20_000_000n,
      default_price_micro: 20_000_000n,
      package_items: [
        { service_id: first + 2, quantity: 500, is_displayable: true },
        { service_id: first + 1, quantity: 1_000, is_displayable: false },
      ],
    }),
    service(4, { is_deactivated: true }),
    service(5, { restricted_access: true }),
    service(6, { is_enabled: false }),
    service(7, { popularity: 10, texts: { ko: { name: `${brand} 서비스` } } }),
  ];
}

/** A service that costs a dollar for a thousand, but for what is said. */
export function testService(
  own: Partial<ServiceContent> & Pick<ServiceContent, 'id' | 'service_type_id' | 'slug' | 'texts'>,
): ServiceContent {
  return {
    popularity: 0,
    price_type: 'per_quantity',
    pricing_per: 1_000,
    price_micro: 1_000_000n,
    default_price_micro: 1_000_000n,
    min_quantity: 100,
    max_quantity: 100_000,
    quantity_step: 10,
    default_quantity: 1_000,
    drip_feed_is_allowed: false,
    has_refill: false,
    guarantee_days: own.has_refill ? 30 : null,
    can_speedup: false,
    is_enabled: true,
    is_deactivated: false,
    is_package: false,
    restricted_access: false,
    url_is_required: true,
    has_search: false,
    calculable_quantity: false,
    gather_statistic: false,
    provenance: 'other',
    start_minutes: null,
    allowed_use_countries: [],
    example_link: null,
    available_closed_sales: false,
    available_personal_manager: false,
    consultation_chat_period: null,
    thumbnail_period: null,
    label_ids: [],
    target_ids: [],
    package_items: [],
    ...own,
  };
}
