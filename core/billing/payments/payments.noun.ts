import type { Noun } from '#core/noun.ts';
import { ACCOUNT_SCHEDULE, checkAccounts } from './accounts/check-accounts.ts';
import { paymentAccountRoutes } from './accounts/payment-account.routes.ts';
import { automaticRoutes } from './automatic/automatic.routes.ts';
import { topUpAutomatically } from './automatic/top-up-automatically.ts';
import { cardRoutes } from './cards/card.routes.ts';
import { closeCards, exportCards } from './cards/export-cards.ts';
import { removeCardJob } from './cards/remove-card.ts';
import { closeInvoices, exportInvoices } from './invoices/export-invoices.ts';
import { invoiceRoutes } from './invoices/invoice.routes.ts';
import { mailAutomatic } from './mails/mail-automatic.ts';
import { mailDispute } from './mails/mail-dispute.ts';
import { mailInvoice } from './mails/mail-invoice.ts';
import { PAYMENT_SCHEDULES, reconcilePayments } from './outside/reconcile.ts';
import { paymentMethodRoutes } from './payment-method.routes.ts';
import { publishPaymentMethods } from './publish-payment-methods.ts';
import { deliverSandboxEvent } from './sandbox/deliver-event.ts';
import { sandboxCardRoutes } from './sandbox/sandbox-card.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { REFUND_AT_GATEWAY } from './refunds/refund-at-gateway.ts';
import { staffPaymentRoutes } from './staff/staff-payment.routes.ts';
import { totalAmountRoutes } from './total-amount.routes.ts';
import { forgetToldOf } from './webhooks/gateway-event.store.ts';
import { PROCESS_EVENT } from './webhooks/process-event.ts';
import { webhookRoutes } from './webhooks/webhook.routes.ts';
import { instancePublished } from '#core/tenancy/instances/instance-published.ts';

export const payments: Noun = {
  routes(api, parts) {
    paymentMethodRoutes(api, parts);
    paymentAccountRoutes(api, parts);
    totalAmountRoutes(api, parts);
    invoiceRoutes(api, parts);
    cardRoutes(api, parts);
    automaticRoutes(api, parts);
    staffPaymentRoutes(api, parts);
    webhookRoutes(api, parts);
    sandboxRoutes(api, parts);
    sandboxCardRoutes(api, parts);
  },
  jobs: [
    topUpAutomatically,
    PROCESS_EVENT,
    REFUND_AT_GATEWAY,
    deliverSandboxEvent,
    removeCardJob,
    mailInvoice,
    mailDispute,
    mailAutomatic,
    reconcilePayments,
    checkAccounts,
  ],
  schedules: [...PAYMENT_SCHEDULES, ACCOUNT_SCHEDULE],
  customerData: {
    export: exportCards,
    exportPages: { invoices: exportInvoices },
    async close(deps, customer) {
      await closeInvoices(deps, customer);
      await closeCards(deps, customer);
    },
    erase: ({ trx }, customer) => forgetToldOf(trx, customer),
  },
  listens: [instancePublished.call(publishPaymentMethods)],
};
