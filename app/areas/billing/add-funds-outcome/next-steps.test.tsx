import type { RouteObject } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { expect, test } from 'vitest';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { TextsProvider } from '#app/lib/texts/use-translation.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Outcome } from './outcome.server.ts';

const BACK = '/orders/create?kept=7';

/** The links below a payment of $37.10 that was begun for an order. */
async function linksOf(state: Outcome['state'], canGoOn = false): Promise<string[]> {
  const outcome = {
    ...{ state, canGoOn, isOrder: false, orderIds: [] },
    invoice: { id: 5, amount: '37.1' },
  } as unknown as Outcome; // No more is asked.
  const element = <NextSteps outcome={outcome} back={BACK} />;
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://shop.example/'));
  if (context instanceof Response) throw new Error('This page leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  const markup = renderToStaticMarkup(
    <TextsProvider texts={textsOf('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

const ANOTHER_WAY = `/add-funds?amount=37.1&back=${encodeURIComponent(BACK)}`;

test('what was declined is paid in another way with its amount and its order', async () => {
  expect((await linksOf('failed'))[0]).toBe(ANOTHER_WAY);
});

test('so is what is not paid yet, and going on with it leads back to the order as well', async () => {
  const links = await linksOf('unpaid', true);
  expect(links[0]).toBe(`/add-funds?invoice=5&back=${encodeURIComponent(BACK)}`);
  expect(links).toContain(ANOTHER_WAY);
});

test('once it is paid, more funds are another matter', async () => {
  expect(await linksOf('paid')).toContain('/add-funds');
});
