import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { answerBody } from './support.contract.ts';
import { getStaffAttachment, uploadAttachment } from './attachments/attachments.ts';
import * as operations from './staff-support.operations.ts';
import {
  answerThread,
  assignThread,
  closeThread,
  getStaffSupport,
  readStaffThread,
} from './staff-support.ts';

export function staffSupportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getSupportThread, (caller, { params, query: { before } }) =>
    getStaffSupport(deps, caller, { ...params, before }),
  );
  handle(api, operations.answerSupportThread, (caller, { params, body, once }) =>
    answerThread(deps, caller, { ...once, ...answerIn(body), place: params }),
  );
  handle(api, operations.closeSupportThread, (caller, { params }) =>
    closeThread(deps, caller, params),
  );

  handle(api, operations.getStaffTicket, (caller, { params, query: { before } }) =>
    getStaffSupport(deps, caller, { ...params, before }),
  );
  handle(api, operations.answerStaffTicket, (caller, { params, body, once }) =>
    answerThread(deps, caller, { ...once, ...answerIn(body), place: params }),
  );
  handle(api, operations.closeStaffTicket, (caller, { params }) =>
    closeThread(deps, caller, params),
  );
  handle(api, operations.assignStaffTicket, (caller, { params, body: { to } }) =>
    assignThread(deps, caller, { ...params, to: to == null ? null : BigInt(to) }),
  );
  handle(api, operations.readStaffTicket, (caller, { params }) =>
    readStaffThread(deps, caller, params),
  );
  handle(api, operations.uploadStaffAttachment, (caller, { body }) =>
    uploadAttachment(deps, caller, body),
  );
  handle(api, operations.getStaffTicketAttachment, (caller, { params: { filename } }) =>
    getStaffAttachment(deps, caller, filename),
  );
}

const answerIn = ({ text, attachments, seen }: z.output<typeof answerBody>) => ({
  ...{ text, attachments, seen },
});
