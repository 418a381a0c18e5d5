import { z } from 'zod';
import { createServiceBody } from '#core/back-office/services/staff-service.contract.ts';
import { SERVICE_FORM } from '#app/areas/staff/staff-service/service-fields.server.ts';
import type { WrittenService } from '#app/areas/staff/staff-service/service-form.tsx';

const { trade_type, service_type_id, new_category, provider_id, source_key } =
  createServiceBody.shape;

export const NEW_SERVICE_FORM = SERVICE_FORM.omit({ updated_at: true, contents: true }).extend({
  ...{ key: z.uuid(), trade_type, service_type_id },
  ...{ new_category, provider_id, source_key },
});

/** What the form begins with. */
export const NEW_SERVICE: WrittenService = {
  ...{ texts: {}, service_type_id: null, sources: [], tasks: null, updated_at: '' },
  ...{ trade_type: 'Default', trade_types: [...trade_type.unwrap().options] },
  ...{ is_active: true, is_fixed: false, per: 1_000 },
  ...{ min: 10, max: 10_000, step: 1, usual: 1_000 },
  ...{ drip_feed: false, speed_up: false, guarantee_days: null },
  ...{ start_minutes: null, example_link: null, labels: [], countries: [] },
  contents: [],
  ...{ by_link_only: false, for_grades: [] },
};
