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
import { FilterForm } from './filter-form.tsx';
import { periodsAt } from './periods.ts';

const NO_FILTERS = { kinds: [], from: '', to: '', before: undefined };

/** As the server sends it. */
async function markup(): Promise<string> {
  const element = <FilterForm filters={NO_FILTERS} periods={periodsAt(0)} problem={undefined} />;
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

test('whoever looks for a withdrawal or a reward reads which filter has it', async () => {
  const form = await markup();
  expect(form).toMatch(/value="admin"[^]*?Adjustments, withdrawals and released rewards/);
  expect(form).toMatch(/value="widget_reward"[^]*?Widget reward/);
  expect(form).not.toContain('value="task"');
});
