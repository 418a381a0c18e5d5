import type { Noun } from '#core/noun.ts';
import { DELIVERY_SCHEDULES, refreshDeliveryRecords } from './refresh-records.ts';

export const deliveryRecords: Noun = {
  jobs: [refreshDeliveryRecords],
  schedules: DELIVERY_SCHEDULES,
};
