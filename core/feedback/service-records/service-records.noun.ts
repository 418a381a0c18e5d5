import type { Noun } from '#core/noun.ts';
import { serviceRecordRoutes } from './service-record.routes.ts';

export const serviceRecords: Noun = {
  routes: (api, { catalogues }) => serviceRecordRoutes(api, catalogues),
};
