import type { Noun } from '#core/noun.ts';
import { previewRoutes } from './preview.routes.ts';

export const preview: Noun = { routes: previewRoutes };
