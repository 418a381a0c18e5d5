import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  isNarrowedFurther,
  OF_SUBSCRIPTION,
  PAGE_SIZES,
  SORT_NAMES,
  type OrderFilters,
} from '#app/areas/ordering/order-filters.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { DateRange } from '#app/ui/fields/date-range.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './orders.css.ts';

/** What is looked for, and in which order: a form that puts all of it into the address. */
export function FilterForm({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation(['overview', 'orders', 'finances']);
  const isBusy = useNavigation().formMethod === 'GET';
  const apply = (
    <Button type="submit" tone="outline" busy={isBusy}>
      {t('finances:filter.apply')}
    </Button>
  );
  return (
    <Stack
      method="get"
      action={pagePath('orders')}
      as={Form}
      gap={4}
      className={styles.filter}
      preventScrollReset
      role="search"
    >
      {filters.status === undefined ? null : (
        <input type="hidden" name="status" value={filters.status} />
      )}
      {filters.subscription === undefined ? null : (
        <input type="hidden" name={OF_SUBSCRIPTION} value={filters.subscription} />
      )}
      <Columns gap={4} min={18} align="end">
        <TextField
          type="search"
          name="commonSearch"
          label={t('search')}
          defaultValue={filters.search}
          maxLength={200}
          prefix={<Icon name="search" size={16} />}
        />
        <div className={styles.sorting}>
          <Select
            name="sort"
            label={t('sort')}
            defaultValue={filters.sort}
            options={SORT_NAMES.map((name) => ({ value: name, label: t(`by.${name}`) }))}
          />
          {apply}
        </div>
      </Columns>
      <Disclosure title={t('filters')} icon="filter" isOpen={isNarrowedFurther(filters)}>
        <Narrowing filters={filters} />
        {apply}
      </Disclosure>
    </Stack>
  );
}

function Narrowing({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <Columns gap={4} min={18} align="end">
      <TextField
        name="id"
        label={t('orderNumber')}
        defaultValue={filters.id}
        inputMode="numeric"
        pattern="#?\d{1,15}"
      />
      <TextField
        name="name"
        label={t('unit.service')}
        defaultValue={filters.name}
        maxLength={200}
      />
      <TextField
        name="url"
        label={t('orders:column.link')}
        defaultValue={filters.url}
        maxLength={200}
        dir="ltr"
      />
      <Days name="createdAt" label={t('orders:column.date')} filters={filters} />
      <Days name="completedAt" label={t('orders:ended')} filters={filters} />
      <Ends name="quantity" label={t('orders:column.quantity')} filters={filters} />
      <Ends name="price" label={t('price')} filters={filters} />
      <Select
        name="per_page"
        label={t('perPage')}
        defaultValue={String(filters.perPage)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </Columns>
  );
}

interface RangeProps {
  label: string;
  filters: OrderFilters;
}

function Days({ name, label, filters }: RangeProps & { name: 'createdAt' | 'completedAt' }) {
  const { t } = useTranslation('forms');
  const { from, to } = filters[name];
  return (
    <DateRange
      label={label}
      orderError={t('datesBackwards')}
      from={{ name, label: t('from'), defaultValue: from }}
      to={{ name, label: t('to'), defaultValue: to }}
    />
  );
}

/** From the least to the most, as a customer writes numbers. */
function Ends({ name, label, filters }: RangeProps & { name: 'quantity' | 'price' }) {
  const { t } = useTranslation('overview');
  const { from, to } = filters[name];
  const isPrice = name === 'price';
  const shared = {
    name,
    inputMode: isPrice ? ('decimal' as const) : ('numeric' as const),
    pattern: isPrice ? '\\d{1,12}([.,]\\d{1,6})?' : '\\d{1,10}',
  };
  return (
    <div className={styles.ends}>
      <TextField {...shared} label={t('least', { what: label })} defaultValue={from} />
      <TextField {...shared} label={t('most', { what: label })} defaultValue={to} />
    </div>
  );
}
