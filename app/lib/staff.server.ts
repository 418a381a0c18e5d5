import type { AppLoadContext } from '@remix-run/node';
import { requireCustomer } from './customer.server.ts';
import { notFound } from './responses.ts';
import { staffPagesFor, type StaffPage } from './staff-pages.ts';

/** The first line of every loader and action of staff: to everybody else the page is not there. */
export async function requireStaff(context: AppLoadContext, permission: StaffPage['permission']) {
  const customer = await requireCustomer(context);
  if (!customer.permissions.includes(permission)) throw notFound('page');
  return {
    panelName: context.instance.settings.panelName,
    staffPages: staffPagesFor(customer.permissions),
  };
}
