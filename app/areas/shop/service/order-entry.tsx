import { useHref } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BUY_SOURCE } from '#core/ordering/form/order-query.pure.ts';
import { costOf } from '#core/pricing/quote/cost.pure.ts';
import { useGradeDiscount } from '#app/components/use-grade-discount.ts';
import { Price } from '#app/components/price.tsx';
import { Discount, PriceTag } from '#app/components/service-list/service-facts.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { snapQuantity } from '#app/areas/shop/snap-quantity.ts';
import { Button } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { AddToCart } from './add-to-cart.tsx';
import * as styles from './order-entry.css.ts';
import type { ServicePageData } from './service-data.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

type Entry = Pick<ServicePageData, 'summary' | 'entry'>;

/** What a quantity costs, and the way to order it. The server counts where no script does. */
export function OrderEntry({ summary, entry }: Entry) {
  const { t } = useTranslation('service');
  return (
    <aside className={styles.box} aria-labelledby="order-title">
      <h2 id="order-title" className={styles.title}>
        {t('order.title')}
      </h2>
      <Row gap={3} align="start" justify="between">
        <PriceTag service={summary} />
        <Discount service={summary} />
      </Row>
      {summary.isPaused ? (
        <Alert tone="warning" title={t('order.pausedTitle')}>
          {t('order.pausedText')}
        </Alert>
      ) : (
        <EntryForm summary={summary} entry={entry} />
      )}
    </aside>
  );
}

function EntryForm({ summary, entry }: Entry) {
  const numbers = useNumbers();
  const { t } = useTranslation('service');
  const { min, max, step, per, price, gradeShare, isFixed } = entry;
  const [asked, setAsked] = useState(entry.quantity);
  const quantity = snapQuantity(asked, entry);
  const asCounted = quantity === entry.quantity;
  // What the server counted stands until somebody wants another quantity.
  const cost = asCounted ? entry.cost : costOf({ price, pricingPer: per, quantity, gradeShare });
  const create = useHref(pagePath('orders/create'));
  const limits = { min: numbers.count(min), max: numbers.count(max), step: numbers.count(step) };
  return (
    <Stack as="form" gap={4} method="get" action={create} noValidate>
      <input type="hidden" name="networkId" value={summary.networkId} />
      <input type="hidden" name="serviceTypeId" value={summary.type.id} />
      <input type="hidden" name="serviceId" value={summary.id} />
      {entry.isRestricted ? <input type="hidden" name="service" value={summary.slug} /> : null}
      <input type="hidden" name="source" value={BUY_SOURCE} />
      {entry.urlIsRequired ? (
        <TextField
          type="url"
          name="url"
          label={t('order.url')}
          placeholder={entry.placeholder}
          defaultValue={entry.url}
          maxLength={2_000}
        />
      ) : null}
      {isFixed || min === max ? (
        <input type="hidden" name="quantity" value={entry.quantity} />
      ) : (
        <NumberField
          key={entry.quantity}
          name="quantity"
          label={t('order.quantity')}
          hint={t(step > 1 ? 'order.step' : 'order.limits', limits)}
          decreaseLabel={t('order.less')}
          increaseLabel={t('order.more')}
          min={min}
          max={max}
          step={step}
          defaultValue={entry.quantity}
          onInput={({ currentTarget }) => setAsked(currentTarget.valueAsNumber)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(quantity);
          }}
        />
      )}
      <GradeDiscount />
      <Total quantity={isFixed ? undefined : quantity} cost={cost} />
      <Stack gap={3}>
        <span className={styles.counted}>
          <Button
            type="submit"
            tone="outline"
            width="full"
            formAction={useHref(pagePath('services/:slug', { slug: summary.slug }))}
          >
            {t('order.update')}
          </Button>
        </span>
        <Button type="submit" size="large" width="full">
          {t('order.submit')}
        </Button>
        {entry.isPlain ? <AddToCart /> : null}
      </Stack>
    </Stack>
  );
}

/** That the total is less than the price says, and why. */
function GradeDiscount() {
  const { t } = useTranslation('service');
  const numbers = useNumbers();
  const discount = useGradeDiscount();
  if (!discount) return null;
  const percent = numbers.percent(discount.share);
  return (
    <p>
      <Badge tone="brand" icon="trophy">
        {t('order.gradeDiscount', { grade: discount.name, percent })}
      </Badge>
    </p>
  );
}

/** Without a quantity, it is for the whole. */
function Total({ quantity, cost }: { quantity: number | undefined; cost: string }) {
  const numbers = useNumbers();
  const { t } = useTranslation('service');
  return (
    <p className={styles.total}>
      <span>
        {quantity === undefined
          ? t('order.total')
          : t('order.totalFor', { quantity: numbers.count(quantity) })}
      </span>
      <output className={styles.sum}>
        <Price amount={cost} />
      </output>
    </p>
  );
}
