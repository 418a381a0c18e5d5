import type { ServiceRecord, ShopRecord } from './service-record.contract.ts';

/** What is known of services together: each counts by its orders and by its reviews. */
export function sumRecords(records: readonly ServiceRecord[]): ShopRecord {
  const sum = (count: (record: ServiceRecord) => number) =>
    records.reduce((total, record) => total + count(record), 0);
  const orders = sum(({ orders_count: count }) => count ?? 0);
  const reviews = sum(({ reviews_count: count }) => count);
  const completed = sum(({ orders_count: count, completed: share }) => (count ?? 0) * (share ?? 0));
  const stars = sum(({ reviews_count: count, rating }) => count * (rating ?? 0));
  return {
    orders_count: orders,
    completed: orders === 0 ? null : completed / orders,
    reviews_count: reviews,
    rating: reviews === 0 ? null : Math.round((stars / reviews) * 100) / 100,
  };
}
