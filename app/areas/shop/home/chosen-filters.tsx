import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  cataloguePath,
  isFiltered,
  type CatalogueFilters,
} from '#app/areas/shop/catalogue-filters.ts';
import { formatMinutes } from '#app/lib/i18n/format-minutes.ts';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import type { ShopData } from './shop-data.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

interface Chosen {
  text: string;
  /** What remains when it is taken away. */
  without: Partial<CatalogueFilters>;
}

/** What was chosen, each to be taken away by a link. */
export function ChosenFilters({ shop }: { shop: ShopData }) {
  const { t } = useTranslation('shop');
  const chosen = [...useGroups(shop), ...useBounds(shop.filters)];
  if (!isFiltered(shop.filters) || chosen.length === 0) return null;
  return (
    <ChipGroup label={t('filter.active')}>
      {chosen.map(({ text, without }) => (
        <ChipLink
          key={text}
          href={withQuery(cataloguePath({ ...shop.filters, ...without }))}
          isSelected
          removeLabel={t('filter.remove')}
        >
          {text}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}

/** A link that starts with its query stays where the reader is. */
function withQuery(path: string): string {
  return path === '/' ? '?' : path.slice(1);
}

function useGroups({ filters, networks, countries }: ShopData): Chosen[] {
  const { t } = useTranslation('shop');
  const { serviceTypes, features } = filters;
  const types = networks.flatMap((network) => network.types);
  return [
    ...(filters.search ? [{ text: `“${filters.search}”`, without: { search: '' } }] : []),
    ...types
      .filter(({ id }) => serviceTypes.includes(id))
      .map(({ id, name }) => ({
        text: name,
        without: { serviceTypes: serviceTypes.filter((other) => other !== id) },
      })),
    ...countries
      .filter(({ id }) => filters.countries.includes(id))
      .map(({ id, name }) => ({
        text: name,
        without: { countries: filters.countries.filter((other) => other !== id) },
      })),
    ...features.map((feature) => ({
      text: t(`feature.${feature}`),
      without: { features: features.filter((other) => other !== feature) },
    })),
    ...(filters.discount ? [{ text: t('filter.discount'), without: { discount: false } }] : []),
    ...(filters.isFavourites
      ? [{ text: t('filter.favourites'), without: { isFavourites: false } }]
      : []),
  ];
}

const BOUNDS = ['minPrice', 'maxPrice', 'minQuantity', 'maxQuantity'] as const;

function useBounds(filters: CatalogueFilters): Chosen[] {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('shop');
  const { startMinutes } = filters;
  const bounds = BOUNDS.flatMap((name) => {
    const value = filters[name];
    if (value === undefined) return [];
    const shown = typeof value === 'string' ? numbers.money(value) : numbers.count(value);
    return [{ text: `${t(`filter.${name}`)}: ${shown}`, without: { [name]: undefined } }];
  });
  if (startMinutes === undefined) return bounds;
  const span = formatMinutes(startMinutes, i18n.language);
  return [
    ...bounds,
    { text: `${t('filter.start')}: ${span}`, without: { startMinutes: undefined } },
  ];
}
