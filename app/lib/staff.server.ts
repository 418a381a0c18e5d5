import type { AppLoadContext } from '@remix-run/node';
import { requireCustomer } from './customer.server.ts';
import { notFound } from './responses.ts';
import { staffPagesFor } from './pages/staff-pages.server.ts';
import type { Permission } from '#core/accounts/permissions.pure.ts';

/** The first line of every loader and action of staff: to everybody else the page is not there. */
export async function requireStaff(context: AppLoadContext, permission?: Permission) {
  const { permissions } = await requireCustomer(context);
  const staffPages = staffPagesFor(permissions);
  const isAllowed = permission ? permissions.includes(permission) : staffPages.length > 0;
  if (!isAllowed) throw notFound('page');
  return { panelName: context.instance.settings.panelName, staffPages };
}
