import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { askAfterReturn } from '../outside/ask-after-return.ts';
import { addFunds } from './add-funds.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import * as operations from './invoice.operations.ts';
import { markAsPaid } from './mark-as-paid.ts';
import { getOwnInvoice, listOwnInvoices } from './own-invoices.ts';

export function invoiceRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.addFunds, (caller, { body, once }, c) =>
    addFunds(deps, caller, { ...once, revision: currentInstance(c).revision, body }),
  );
  handle(api, operations.listInvoices, (caller, { query }) => listOwnInvoices(deps, caller, query));
  handle(api, operations.getInvoice, async (caller, { params, query }) => {
    const before = await getOwnInvoice(deps, caller, params.invoiceId);
    const isNew = query.came_back === '1' && (await askAfterReturn(deps, caller, before));
    return { data: isNew ? await getOwnInvoice(deps, caller, params.invoiceId) : before };
  });
  handle(api, operations.cancelInvoice, async (caller, { params }) => ({
    data: await cancelInvoice(deps, caller, params.invoiceId),
  }));
  handle(api, operations.markInvoiceAsPaid, async (caller, { params, body }) => ({
    data: await markAsPaid(deps, caller, { ...params, body }),
  }));
}
