import { webhookHandlers } from '#app/components/webhooks/webhook-forms.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';

const HANDLERS = webhookHandlers('instance');

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);
