import type { Noun } from '#core/noun.ts';
import { videoReportRoutes } from './video-report.routes.ts';

export const videoReports: Noun = {
  routes: (api, parts) => videoReportRoutes(api, parts),
};
