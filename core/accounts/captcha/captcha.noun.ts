import type { Noun } from '#core/noun.ts';
import { captchaRoutes } from './captcha.routes.ts';

export const captcha: Noun = {
  routes: (api, parts) => captchaRoutes(api, parts),
};
