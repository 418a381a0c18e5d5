import type { AppLoadContext } from '@remix-run/node';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { staffPagesFor } from '#app/lib/pages/staff-pages.server.ts';

/** What stands around a page of staff. Who may open it is decided before, by the table of pages. */
export async function staffFrame(context: AppLoadContext) {
  const { permissions } = await requireCustomer(context);
  return {
    panelName: context.instance.settings.panelName,
    staffPages: staffPagesFor(permissions),
  };
}
