import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { useListed } from '#app/areas/staff/staff/use-listed.ts';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { isFreeTrial } from '#app/lib/orders/is-free-trial.ts';
import { stateOf } from '#app/lib/orders/order-state.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { useOptionItems } from '#app/components/order/use-option-items.ts';
import { useWrittenItems } from '#app/components/order/use-written-items.tsx';
import { shownWritten } from '#app/lib/orders/shown-written.ts';
import * as styles from './staff-order.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

interface StaffOrderFactsProps {
  order: StaffOrder;
  /** What its countries are called. */
  countries: readonly string[];
  mayOpen: boolean;
}

/** What is to be delivered, for whom, and with whom it is. */
export function StaffOrderFacts({ order, countries, mayOpen }: StaffOrderFactsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['queue', 'orders']);
  const { customer, url, start_quantity: start, targetable_values: targets } = order;
  const written = useWrittenItems(shownWritten(targets), t('fact.written'));
  const options = useOptionItems({
    ...{ isGuaranteed: order.has_refill, isFast: order.is_speedup, countries },
  });
  const { email } = customer;
  const { subscription_id: subscription } = order;
  const items: (Description | undefined)[] = [
    url === ''
      ? undefined
      : { term: t('orders:column.link'), detail: <span className={styles.written}>{url}</span> },
    {
      term: t('column.done'),
      detail: t('orders:delivered', {
        delivered: numbers.count(order.current_quantity),
        quantity: numbers.count(order.quantity),
      }),
    },
    start === null ? undefined : { term: t('orders:startQuantity'), detail: numbers.count(start) },
    ...written,
    ...options,
    subscription === null
      ? undefined
      : {
          term: t('orders:subscription.term'),
          detail: t('orders:subscription.number', { id: subscription }),
        },
    { term: t('orders:column.cost'), detail: <Cost order={order} /> },
    order.refunded_float > 0
      ? { term: t('orders:refunded'), detail: numbers.dollars(order.refunded) }
      : undefined,
    {
      term: t('fact.customer'),
      detail: (
        <>
          <CustomerLink customer={customer} mayOpen={mayOpen} />{' '}
          {email === null ? null : <MailLink to={email} />}
        </>
      ),
    },
    { term: t('orders:column.date'), detail: <Moment at={order.created_at} /> },
    order.cancel_description === null
      ? undefined
      : { term: t('field.reason'), detail: order.cancel_description },
  ];
  return (
    <Card title={order.name} headingLevel={2} actions={<OrderBadge state={stateOf(order)} />}>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}

/** What was given away says so, beside a cost of nothing. */
function Cost({ order }: { order: StaffOrder }) {
  const numbers = useNumbers();
  const { t } = useTranslation('orders');
  const cost = numbers.dollars(order.cost);
  if (!isFreeTrial(order)) return cost;
  return (
    <Row as="span" wraps gap={2} align="center">
      {cost}
      <Badge icon="gift">{t('freeTrial')}</Badge>
    </Row>
  );
}

/** Why a colleague holds it. */
export function StaffOrderReview({ order: { review } }: { order: StaffOrder }) {
  const { t } = useTranslation('queue');
  if (!review) return null;
  const items: (Description | undefined)[] = [
    review.reason === null
      ? undefined
      : { term: t('field.reason'), detail: <bdi>{review.reason}</bdi> },
    review.by === '' ? undefined : { term: t('review.by'), detail: <bdi>{review.by}</bdi> },
    { term: t('fact.since'), detail: <Moment at={review.since} /> },
  ];
  return (
    <Card title={t('review.title')} headingLevel={2}>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}

/** What dropped and was asked for again, as long as that is open. */
export function StaffOrderRefill({ order }: { order: StaffOrder }) {
  const numbers = useNumbers();
  const { t } = useTranslation('queue');
  const { open_refill: refill } = order;
  if (!refill) return null;
  const { short_provider: provider } = refill;
  const items: (Description | undefined)[] = [
    { term: t('fact.since'), detail: <Moment at={refill.since} /> },
    refill.missing === null
      ? undefined
      : { term: t('refill.missing'), detail: numbers.count(refill.missing) },
    refill.note === null ? undefined : { term: t('refill.note'), detail: refill.note },
  ];
  return (
    <Card
      title={t('refill.title')}
      headingLevel={2}
      actions={provider === null ? undefined : <Badge tone="warning">{t('refill.waits')}</Badge>}
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
      {provider === null ? null : <p>{t('refill.short', { provider })}</p>}
      {refill.asked_by === 'clock' ? <p>{t('refill.alone')}</p> : null}
    </Card>
  );
}

/** Who has it, and who did not want it. */
export function StaffOrderDelivery({
  order,
  countries,
}: Pick<StaffOrderFactsProps, 'order' | 'countries'>) {
  const { t } = useTranslation('queue');
  const listed = useListed('conjunction');
  const { delivery, refusals } = order;
  if (!delivery && refusals.length === 0) return null;
  const items: (Description | undefined)[] = [
    delivery
      ? { term: t('fact.route'), detail: delivery.provider ?? t(`route.${delivery.route}`) }
      : undefined,
    delivery && delivery.reference !== null
      ? { term: t('field.reference'), detail: delivery.reference }
      : undefined,
    delivery ? { term: t('fact.since'), detail: <Moment at={delivery.since} /> } : undefined,
    delivery && delivery.taken_by !== null
      ? { term: t('fact.takenBy'), detail: delivery.taken_by.name }
      : undefined,
    ...refusals.map(({ provider, text }) => ({
      term: t('fact.refused'),
      detail: provider === null ? text : `${provider}: ${text}`,
    })),
  ];
  return (
    <Card title={t('delivery')} headingLevel={2}>
      <Stack gap={4}>
        {delivery?.route === 'api_v2' && countries.length > 0 ? (
          <Alert tone="warning">{t('countriesUntold', { countries: listed(countries) })}</Alert>
        ) : null}
        <DescriptionList items={items.filter((item) => item !== undefined)} />
      </Stack>
    </Card>
  );
}
