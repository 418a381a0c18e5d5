import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { markGuestAsPaid } from '#core/billing/payments/invoices/mark-as-paid.ts';
import { markGuestInvoiceAsPaid } from './guest-payment.operations.ts';

export function guestPaymentRoutes(api: CoreApi, deps: Deps): void {
  handle(api, markGuestInvoiceAsPaid, async (caller, { params, query, body }) => {
    const { api_token: token = '', signature } = query;
    await requireWidget(deps, caller.instanceId, token);
    const { status } = await markGuestAsPaid(deps, caller, { ...params, signature, body });
    return { data: { status } };
  });
}
