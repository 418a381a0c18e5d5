import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHILD_PANEL_FIELDS } from '#core/back-office/child-panels/child-panel-fields.pure.ts';
import { exportChildPanelList } from '#core/back-office/child-panels/child-panel-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'child-panels', fields: CHILD_PANEL_FIELDS },
    take: (query) => context.core.file(exportChildPanelList, { query }),
  });
}
