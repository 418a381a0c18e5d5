import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { SceneProvider, type Scene } from '#app/areas/studio/fields/editor-scene.tsx';
import { ENTRIES } from '#app/areas/studio/form/field-place.ts';
import { EditorFields } from './editor-fields.tsx';

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
