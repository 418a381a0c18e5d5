import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteObject } from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { TextsProvider } from '#app/lib/texts/use-translation.tsx';
import { SceneProvider, type Scene } from '#app/areas/studio/fields/editor-scene.tsx';
import { EditorFields } from './editor-fields.tsx';

async function markupOf(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://shop.example/'));
  if (context instanceof Response) throw new Error('A page without a loader leads nowhere else.');
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  return renderToStaticMarkup(
    <TextsProvider texts={textsOf('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}

const LISTS = FIELDS.settings.filter((field) => field.control === 'list');

test.each(LISTS)('an entry of $name asks for what it is made of', async (list) => {
  const scene: Scene = {
    ...{ document: { [list.name]: [{}] }, fields: [list], problems: new Map(), isNew: false },
    ...{ conflicts: new Map(), languages: ['en'], zone: undefined },
    choices: {
      ...{ pictures: [], routes: [], paths: [], countries: [], networks: [] },
      ...{ networkSlugs: [], serviceTypes: [], offers: [], fonts: [] },
    },
  };
  const markup = await markupOf(
    <SceneProvider scene={scene}>
      <EditorFields />
    </SceneProvider>,
  );
  const [first] = list.fields ?? [];
  expect(markup).toContain(`data-pointer="/${list.name}/0/${first?.name}"`);
});
