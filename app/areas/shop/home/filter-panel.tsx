import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FEATURES } from '#core/catalogue/services/filter-services.pure.ts';
import { displayIn } from '#core/money/display-amount.pure.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { START_CHOICES } from '#app/areas/shop/catalogue-filters.ts';
import { formatMinutes } from '#app/lib/i18n/format-minutes.ts';
import type { DisplayCurrency } from '#app/lib/i18n/numbers.ts';
import { checkbox, choice as choiceRow } from '#app/ui/fields/choice.css.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ChipBox, ChipGroup } from '#app/ui/label/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './filter-panel.css.ts';
import type { ShopData } from './shop-data.ts';

interface FilterPanelProps {
  shop: ShopData;
  currency: DisplayCurrency;
  isCustomer: boolean;
}

export function FilterPanel({ shop, currency, isCustomer }: FilterPanelProps) {
  const { t } = useTranslation('shop');
  const { filters, countries } = shop;
  return (
    <div className={styles.fields}>
      <Stack gap={3}>
        <p className={styles.name} aria-hidden="true">
          {t('filter.features')}
        </p>
        <ChipGroup label={t('filter.features')}>
          {FEATURES.map((feature) => (
            <ChipBox
              key={feature}
              name="features"
              value={feature}
              defaultChecked={filters.features.includes(feature)}
            >
              {t(`feature.${feature}`)}
            </ChipBox>
          ))}
        </ChipGroup>
        <p className={styles.name} aria-hidden="true">
          {t('filter.offers')}
        </p>
        <ChipGroup label={t('filter.offers')}>
          <ChipBox name="discount" value="true" defaultChecked={filters.discount}>
            {t('filter.discount')}
          </ChipBox>
          {isCustomer ? (
            <ChipBox name="isFavourites" value="true" defaultChecked={filters.isFavourites}>
              {t('filter.favourites')}
            </ChipBox>
          ) : null}
        </ChipGroup>
      </Stack>
      <Bounds shop={shop} currency={currency} />
      <CheckList
        name="serviceTypes"
        label={t('filter.types')}
        choices={typeChoices(shop)}
        chosen={filters.serviceTypes}
      />
      {countries.length > 0 ? (
        <CheckList
          name="countries"
          label={t('filter.countries')}
          choices={countries}
          chosen={filters.countries}
        />
      ) : null}
    </div>
  );
}

/** Those of the chosen network, else all. */
function typeChoices({ networks, filters }: ShopData) {
  const chosen = networks.filter(({ id }) => id === filters.networkId);
  return (chosen.length > 0 ? chosen : networks).flatMap(({ types }) => types);
}

interface CheckListProps {
  name: string;
  label: string;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
}

/** Many to tick, in the room of a few. */
function CheckList({ name, label, choices, chosen }: CheckListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.name}>{label}</legend>
      <div className={styles.scroll}>
        {choices.map((choice) => (
          <label key={choice.id} className={choiceRow}>
            <input
              className={checkbox}
              type="checkbox"
              name={name}
              value={choice.id}
              defaultChecked={chosen.includes(choice.id)}
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Bounds({ shop: { filters }, currency }: Pick<FilterPanelProps, 'shop' | 'currency'>) {
  const { t, i18n } = useTranslation('shop');
  const { sign } = useNumbers();
  const shown = (dollars: string | undefined) =>
    dollars === undefined ? '' : displayIn(dollars, currency.rate).replace(/\.00$/, '');
  return (
    <div className={styles.bounds}>
      {(['minPrice', 'maxPrice'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          inputMode="decimal"
          autoComplete="off"
          prefix={sign}
          defaultValue={shown(filters[name])}
        />
      ))}
      {(['minQuantity', 'maxQuantity'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={filters[name]}
        />
      ))}
      <Select
        name="startMinutes"
        label={t('filter.start')}
        placeholder={t('filter.anyStart')}
        defaultValue={filters.startMinutes ?? ''}
        options={START_CHOICES.map((minutes) => ({
          value: String(minutes),
          label: formatMinutes(minutes, i18n.language),
        }))}
      />
    </div>
  );
}
