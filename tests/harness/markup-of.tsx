import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteObject } from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { TextsProvider } from '#app/lib/texts/use-translation.tsx';

/** A part of a page within its router, in English, as the server sends it. */
export async function markupOf(element: ReactElement, path = '/'): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request(`http://shop.example${path}`));
  if (context instanceof Response) throw new Error('A page without a loader leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  return renderToStaticMarkup(
    <TextsProvider texts={textsOf('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}
