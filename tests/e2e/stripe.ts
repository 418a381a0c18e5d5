import type { Page } from '@playwright/test';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import { request } from '#tests/harness/request.ts';
import { copyInstances } from '#tests/harness/instance-folder.ts';
import { startServer } from '#tests/harness/start-server.ts';
import type { PanelAddress } from './common-scene.ts';
import { test as base } from './panel.ts';
import { SETTING, type Scene, type Stage } from './stages.ts';

interface StripeScene extends Scene {
  stripe: StripeStandIn;
}

const STRIPE: Stage<StripeScene> = {
  async set(common) {
    const stripe = await startStripeStandIn(() => new Date());
    const { secretKey, webhookSecrets } = stripe.settings;
    // Orders are delivered meanwhile, sooner or later: a grade that they bring changes the sums.
    const instances = await copyInstances({ marquee: { gradeDiscountsEnabled: false } });
    const server = await startServer({
      env: {
        MARQUEE_FIXTURES: instances.folder,
        SMTP_URL: await common.smtpUrl(),
        STRIPE_API_URL: stripe.url,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(),
      },
    });
    const close = async () => {
      await server.stop();
      await instances.remove();
      await stripe.close();
    };
    return { server, stripe, close };
  },
};

/** Journeys to the page that Stripe hosts, for which a stand-in answers. */
export const test = base.extend<{ stripe: StripeStandIn }>({
  stage: STRIPE,
  stripe: [async ({ stages }, use) => use((await stages.open(STRIPE)).stripe), SETTING],
  page: async ({ page, stripe }, use) => {
    await showPages(page, stripe);
    await use(page);
  },
});

/** The pages have the address that Stripe gives them, and come from the stand-in. */
async function showPages(page: Page, { url }: StripeStandIn): Promise<void> {
  await page.route('https://checkout.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: url + pathname + search, maxRedirects: 0 });
    await route.fulfill({ response });
  });
}

/** Stripe tells that the newest payment was made. */
export async function tellPaid(server: PanelAddress, stripe: StripeStandIn): Promise<void> {
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
