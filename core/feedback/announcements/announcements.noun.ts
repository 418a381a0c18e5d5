import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './announcement.operations.ts';
import { removeDismissals } from './announcement.store.ts';
import { dismissAnnouncement, exportDismissals, listAnnouncements } from './show-announcements.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  deleteAnnouncement,
  endAnnouncement,
} from './write-announcements.ts';

export const announcements: Noun = {
  routes(api, deps) {
    handle(api, operations.listAnnouncements, (caller) => listAnnouncements(deps, caller));
    handle(api, operations.addAnnouncement, (caller, { body }) =>
      addAnnouncement(deps, caller, body),
    );
    handle(api, operations.changeAnnouncement, (caller, { params, body }) =>
      changeAnnouncement(deps, caller, { id: params.announcementId, body }),
    );
    handle(api, operations.endAnnouncement, (caller, { params }) =>
      endAnnouncement(deps, caller, params.announcementId),
    );
    handle(api, operations.deleteAnnouncement, (caller, { params }) =>
      deleteAnnouncement(deps, caller, params.announcementId),
    );
    handle(api, operations.dismissAnnouncement, (caller, { params }) =>
      dismissAnnouncement(deps, caller, params.announcementId),
    );
  },
  customerData: {
    export: async (trx, { instanceId, customerId }) => ({
      dismissed_announcements: await exportDismissals(trx, { instanceId, id: customerId }),
    }),
    erase: ({ trx }, { instanceId, customerId }) =>
      removeDismissals(trx, { instanceId, id: customerId }),
  },
};
