import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './staff-mail.operations.ts';
import { mailList, sendAgain, showMail } from './staff-mails.ts';

function staffMailRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listStaffMails, (caller, { query }) => mailList.page(deps, caller, query));
  handle(api, operations.exportStaffMails, (caller, { query }) =>
    mailList.file(deps, caller, query),
  );
  handle(api, operations.getStaffMail, (caller, { params }) =>
    showMail(deps, caller, params.mailId),
  );
  handle(api, operations.sendStaffMailAgain, (caller, { params }) =>
    sendAgain(deps, caller, params.mailId),
  );
}

export const staffMails: Noun = {
  routes: (api, parts) => staffMailRoutes(api, parts),
};
