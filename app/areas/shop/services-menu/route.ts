import type { LoaderFunctionArgs } from '@remix-run/node';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { revisionKeyed } from '#app/areas/shop/revision-keyed.server.ts';
import { servicesMenu } from '#app/areas/shop/services-menu.server.ts';

/** What the services panel shows, loaded when it is opened for the first time. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return revisionKeyed(context, {
    path: pagePath('services-menu/:revision?'),
    asked: params['revision'],
    make: () => servicesMenu(context),
  });
}
