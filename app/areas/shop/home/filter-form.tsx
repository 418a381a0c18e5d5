import { Link, useHref } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  filterParameters,
  isFiltered,
  SORT_CHOICES,
  type CatalogueFilters,
} from '#app/areas/shop/catalogue-filters.ts';
import type { DisplayCurrency } from '#app/lib/i18n/numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { link } from '#app/ui/link.css.ts';
import * as styles from './filter-form.css.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ShopData } from './shop-data.ts';
import { useFilterForm } from './use-filter-form.ts';

interface FilterFormProps {
  shop: ShopData;
  currency: DisplayCurrency;
  isCustomer: boolean;
}

/** All that can be looked for, as a form whose answer is an address; scripts send it while one types. */
export function FilterForm({ shop, currency, isCustomer }: FilterFormProps) {
  const { t } = useTranslation('shop');
  const { filters } = shop;
  const home = useHref(pagePath(''));
  const form = useFilterForm(currency);
  // What was open stays open while filters come and go.
  const [startsOpen] = useState(() => countInPanel(filters) > 0);
  const count = countInPanel(filters);
  return (
    <form
      className={styles.form}
      method="get"
      action={`${home}#services`}
      role="search"
      aria-label={t('filter.search')}
      {...form.listeners}
    >
      {filters.networkId === undefined ? null : (
        <input type="hidden" name="networkId" value={filters.networkId} />
      )}
      {currency.code === 'USD' ? null : (
        <input type="hidden" name="currency" value={currency.code} />
      )}
      <div key={form.key} className={styles.row}>
        <Toolbar filters={filters} />
      </div>
      <details className={styles.more} open={startsOpen}>
        <summary className={styles.summary}>
          <Icon name="sliders-horizontal" />
          {t('filter.title')}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        <div key={form.key} className={styles.panel}>
          <FilterPanel shop={shop} currency={currency} isCustomer={isCustomer} />
          <div className={styles.actions}>
            <span className={styles.submit}>
              <button className={button()}>{t('filter.apply')}</button>
            </span>
            {isFiltered(filters) ? (
              <Link className={link({ kind: 'quiet' })} to={pagePath('')} preventScrollReset>
                {t('filter.reset')}
              </Link>
            ) : null}
          </div>
        </div>
      </details>
    </form>
  );
}

function Toolbar({ filters }: { filters: CatalogueFilters }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <TextField
        type="search"
        name="search"
        label={t('filter.search')}
        hideLabel
        placeholder={t('filter.placeholder')}
        defaultValue={filters.search}
        maxLength={200}
        prefix={<Icon name="search" />}
        autoComplete="off"
      />
      <Select
        name="sort"
        label={t('filter.sort')}
        hideLabel
        defaultValue={filters.sort}
        options={SORT_CHOICES.map((choice) => ({ value: choice, label: t(`sort.${choice}`) }))}
      />
      <span className={styles.submit}>
        <button className={button()}>{t('filter.apply')}</button>
      </span>
    </>
  );
}

/** How many choices the panel hides while it is closed. */
function countInPanel(filters: CatalogueFilters): number {
  const { networkId: _, ...others } = filters;
  const hidden = filterParameters({
    ...others,
    networkId: undefined,
    search: '',
    sort: SORT_CHOICES[0],
  });
  return hidden.size;
}
