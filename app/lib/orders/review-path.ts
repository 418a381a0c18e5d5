import { pagePath } from '../pages/page-path.ts';

/** Where somebody says how a service was. */
export const reviewPath = (serviceId: number): string =>
  pagePath('my-services', {}, { service: serviceId });
