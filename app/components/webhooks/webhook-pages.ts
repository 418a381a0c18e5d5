/** Where the endpoints of a customer are managed, and where those of the instance itself. */
export const WEBHOOK_PAGES = {
  customer: { all: 'api/webhooks', one: 'api/webhooks/:id' },
  instance: { all: 'staff/webhooks', one: 'staff/webhooks/:id' },
} as const;

export type WebhookOwner = keyof typeof WEBHOOK_PAGES;
