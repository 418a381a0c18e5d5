import type { Noun } from '#core/noun.ts';
import { askLinks, SNIPPET_SCHEDULES } from './ask-links.ts';
import { pictureRoutes } from './picture.routes.ts';

export const snippets: Noun = {
  routes: (api) => pictureRoutes(api),
  jobs: [askLinks],
  schedules: SNIPPET_SCHEDULES,
};
