import type { RouteObject } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { expect, test } from 'vitest';
import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { TextsProvider } from '#app/lib/texts/use-translation.tsx';
import { MoneyFigures } from './money-figures.tsx';

const MOVED = { fees: '0', bonuses: '0', rewards: '0', adjusted: '0', paid_out: '0' };
const NONE = { count: 0, amount: '0' };

const MONEY: MoneyOverview = {
  data: [],
  total: { ...MOVED, received: '900', sales: '731.64' },
  providers: [],
  delivered: { orders: 140, sales: '595.12', cost: '376.8', margin: '218.32', without_cost: 0 },
  waiting: { payments: NONE, withdrawals: NONE },
  meta: { group_by: 'day', start_date: '2026-11-02', end_date: '2026-11-29', counted_at: null },
};

/** As the server sends it. */
async function markupOf(money: MoneyOverview): Promise<string> {
  const element = <MoneyFigures money={money} rate="1" />;
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://shop.example/'));
  if (context instanceof Response) throw new Error('This page leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  return renderToStaticMarkup(
    <TextsProvider texts={textsOf('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}

test('a margin says which sales it is of, since those of orders under way have no cost yet', async () => {
  const markup = await markupOf(MONEY);
  for (const value of ['$731.64', '$376.80', '$218.32']) expect(markup).toContain(`>${value}<`);
  expect(markup).toContain('From $595.12 of orders that ended');
});
