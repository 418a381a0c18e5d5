import type { AppLoadContext } from '@remix-run/node';
import { requireCustomer } from './customer.server.ts';
import { notFound } from './responses.ts';
import { staffPagesFor, type StaffPermission } from './staff-pages.ts';

/** The first line of every loader and action of staff: to everybody else the page is not there. */
export async function requireStaff(context: AppLoadContext, permission?: StaffPermission) {
  const { permissions } = await requireCustomer(context);
  const staffPages = staffPagesFor(permissions);
  const isAllowed = permission ? permissions.includes(permission) : staffPages.length > 0;
  if (!isAllowed) throw notFound('page');
  return { panelName: context.instance.settings.panelName, staffPages };
}
