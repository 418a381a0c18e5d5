import { mailInvoice } from './mails/mail-invoice.ts';
import { reconcilePayments } from './outside/reconcile.ts';
import { DELIVER_SANDBOX_EVENT } from './sandbox/deliver-event.ts';
import { PROCESS_EVENT } from './webhooks/process-event.ts';

export const PAYMENT_JOBS = [PROCESS_EVENT, DELIVER_SANDBOX_EVENT, mailInvoice, reconcilePayments];
