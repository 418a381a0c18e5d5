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
import { ENTRIES } from '#app/areas/studio/form/field-place.ts';
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

const PLAIN: Omit<Scene, 'document' | 'base' | 'fields' | 'conflicts'> = {
  ...{ problems: new Map(), isNew: false, languages: ['en'], zone: undefined },
  choices: {
    ...{ pictures: [], routes: [], paths: [], countries: [], networks: [] },
    ...{ networkSlugs: [], serviceTypes: [], offers: [], fonts: [] },
  },
};

const fieldsOf = (scene: Omit<Scene, keyof typeof PLAIN>) =>
  markupOf(
    <SceneProvider scene={{ ...PLAIN, ...scene }}>
      <EditorFields />
    </SceneProvider>,
  );

test.each(LISTS)('an entry of $name asks for what it is made of', async (list) => {
  const document = { [list.name]: [{}] };
  const markup = await fieldsOf({ document, base: document, fields: [list], conflicts: new Map() });
  const [first] = list.fields ?? [];
  expect(markup).toContain(`data-pointer="/${list.name}/0/${first?.name}"`);
  expect(markup).not.toContain(ENTRIES);
});

test('a list of two windows is sent with its own entries, and names those of the other', async () => {
  const [own, other] = ['Ours', 'Theirs'].map((title) => [{ title: { en: title }, url: '/faq' }]);
  const markup = await fieldsOf({
    ...{ document: { customMenuItems: own }, base: { customMenuItems: other } },
    fields: FIELDS.settings.filter(({ name }) => name === 'customMenuItems'),
    conflicts: new Map([['/customMenuItems', { theirs: other }]]),
  });
  expect(markup).toContain(`name="/customMenuItems${ENTRIES}" value="[{&quot;title&quot;`);
  expect(markup).toMatch(/name="\/customMenuItems~take"[^]*>Theirs</);
});
