import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { ownOrderIn } from '#core/ordering/orders/order-in-path.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import { getOwnAttachment, uploadAttachment } from './attachments/attachments.ts';
import { closeOwnTicket, getOwnTicket, listOwnTickets, readOwnTicket } from './own-tickets.ts';
import { getOwnSupport } from './read-thread.ts';
import * as operations from './support.operations.ts';
import { writeMessage } from './write-message.ts';
import { openOwnTicket, writeToOwnTicket } from './write-ticket.ts';

export function supportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getOrderSupport, (caller, { params, query: { before } }) =>
    getOwnSupport(deps, caller, { idInPath: params.orderId, before }),
  );

  handle(api, operations.writeToOrderSupport, async (caller, { params, body, once }) => {
    const own = ownOrderIn(caller, params.orderId);
    const order = await deps.db.read(own.instanceId, (trx) => findOwnOrder(trx, own));
    if (!order) throw new AppError('not_found');
    return writeMessage(deps, caller, { ...once, order, body });
  });

  handle(api, operations.listTickets, (caller, { query }) => listOwnTickets(deps, caller, query));
  handle(api, operations.openTicket, (caller, { body, once }) =>
    openOwnTicket(deps, caller, { ...once, body }),
  );
  handle(api, operations.getTicket, (caller, { params: { ticketId }, query: { before } }) =>
    getOwnTicket(deps, caller, { ticketId, before }),
  );
  handle(api, operations.writeToTicket, (caller, { params: { ticketId }, body, once }) =>
    writeToOwnTicket(deps, caller, { ...once, ticketId, body }),
  );
  handle(api, operations.closeTicket, (caller, { params: { ticketId } }) =>
    closeOwnTicket(deps, caller, ticketId),
  );
  handle(api, operations.readTicket, (caller, { params: { ticketId } }) =>
    readOwnTicket(deps, caller, ticketId),
  );
  handle(api, operations.uploadTicketAttachment, (caller, { body }) =>
    uploadAttachment(deps, caller, body),
  );
  handle(api, operations.getTicketAttachment, (caller, { params: { filename } }) =>
    getOwnAttachment(deps, caller, filename),
  );
}
