import type { NewWebhookEndpoint } from '#core/messaging/webhooks/endpoints/endpoint.contract.ts';

/** What the forms of the page are answered with: a refusal as conform has it, or a new secret. */
export interface WebhookResult {
  initialValue?: { form?: string; id?: string } | null;
  made?: NewWebhookEndpoint;
}
