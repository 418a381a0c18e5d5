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
import { numberStyle } from '#locales/number-styles.ts';
import { ChangeList } from './change-list.tsx';

/** As the server sends it. */
async function markupOf(language: string): Promise<string> {
  const changes = [
    { field: 'price', before: '2.6', after: '1234.005' } as const,
    { field: 'max', before: '500', after: '10000' } as const,
  ];
  const loader = () => ({ numbers: numberStyle(language) });
  const element = <ChangeList changes={changes} isNew={false} />;
  const handler = createStaticHandler([{ id: 'root', path: '*', loader, element }]);
  const context = await handler.query(new Request('http://shop.example/'));
  if (context instanceof Response) throw new Error('This page leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  return renderToStaticMarkup(
    <TextsProvider texts={textsOf(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}

test.each([
  ['en', ['$2.60', '$1,234.005', '500', '10,000']],
  ['de', ['2,60\u00a0$', '1.234,005\u00a0$', '500', '10.000']],
])('in %s what changes is written as the page writes its numbers', async (language, written) => {
  const markup = await markupOf(language);
  for (const value of written) expect(markup).toContain(`>${value}<`);
});
