import { topUpAutomatically } from './automatic/top-up-automatically.ts';
import { removeCardJob } from './cards/remove-card.ts';
import { mailAutomatic } from './mails/mail-automatic.ts';
import { mailDispute } from './mails/mail-dispute.ts';
import { mailInvoice } from './mails/mail-invoice.ts';
import { reconcilePayments } from './outside/reconcile.ts';
import { deliverSandboxEvent } from './sandbox/deliver-event.ts';
import { PROCESS_EVENT } from './webhooks/process-event.ts';

export const PAYMENT_JOBS = [
  topUpAutomatically,
  PROCESS_EVENT,
  deliverSandboxEvent,
  removeCardJob,
  mailInvoice,
  mailDispute,
  mailAutomatic,
  reconcilePayments,
];
