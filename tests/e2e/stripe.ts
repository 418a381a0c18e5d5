import type { Page } from '@playwright/test';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { test as base } from './panel.ts';

interface StripeFixtures {
  stripe: StripeStandIn;
  server: RunningServer;
}

/** Journeys to the page that Stripe hosts, for which a stand-in answers. */
export const test = base.extend<object, StripeFixtures>({
  stripe: [
    // Playwright reads a fixture's needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = await startStripeStandIn(() => new Date());
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer, stripe: { url, settings } }, use) => {
      const server = await startServer({
        env: {
          SMTP_URL: mailServer.url,
          STRIPE_API_URL: url,
          STRIPE_SECRET_KEY: settings.secretKey,
          STRIPE_WEBHOOK_SECRETS: settings.webhookSecrets.join(),
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page, stripe }, use) => {
    await showPages(page, stripe);
    await use(page);
  },
});

/** The pages have the address that Stripe gives them, and come from the stand-in. */
async function showPages(page: Page, { url }: StripeStandIn): Promise<void> {
  await page.route('https://checkout.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: url + pathname, maxRedirects: 0 });
    await route.fulfill({ response });
  });
}

/** Stripe tells that the newest payment was made. */
export async function tellPaid(server: RunningServer, stripe: StripeStandIn): Promise<void> {
  const session = stripe.sessions.at(-1);
  const paid = { ...session, status: 'complete', payment_status: 'paid' };
  const event = {
    id: `evt_${stripe.sessions.length}`,
    type: 'checkout.session.completed',
    data: { object: paid },
  };
  const { body, headers } = stripe.deliver(event);
  const answer = await request({
    url: `${server.url}/api/v1/webhooks/stripe`,
    host: `localhost:${server.port}`,
    method: 'POST',
    headers: Object.fromEntries(new Headers(headers)),
    body: String(body),
  });
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
}
