import type { LoaderFunctionArgs } from '@remix-run/node';
import { revisionKeyed } from '#app/lib/revision-keyed.server.ts';
import { servicesMenu } from '#app/lib/services-menu.server.ts';

/** What the services panel shows, loaded when it is opened for the first time. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return revisionKeyed(context, {
    path: '/services-menu',
    asked: params['revision'],
    make: () => servicesMenu(context),
  });
}
