import type { Noun } from '#core/noun.ts';
import { keywordRoutes } from './keyword.routes.ts';
import { measurePositions, POSITION_SCHEDULES } from './measure-positions.ts';

export const positions: Noun = {
  routes: (api, parts) => keywordRoutes(api, parts),
  jobs: [measurePositions],
  schedules: POSITION_SCHEDULES,
};
