import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { saveDraft } from '#core/studio/drafts/draft.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { BASE, ENTRIES, REV, TAKE } from '#app/areas/studio/form/field-place.ts';
import type { ConflictAnswer } from './save-answer.ts';
import { saveEditor } from './save-editor.server.ts';

const LIST = '/customMenuItems';
const entry = (title: string, url: string) => ({ title: { en: title }, url });
const [A, B] = [entry('A', '/a'), entry('B', '/b')];
const MINE = entry('Mine', '/a');

/** A core whose draft has another list by now, until a save has seen it. */
function panel() {
  const saved: unknown[] = [];
  const call = async (
    operation: unknown,
    { body }: { body: { rev: number; changes: unknown } },
  ) => {
    if (operation !== saveDraft) {
      return { data: [{ body: { customMenuItems: [B] } }], meta: { rev: 2 } };
    }
    if (body.rev < 2) throw new CoreError(409, 'changed', { code: 'draft_conflict' });
    saved.push(body.changes);
    return { data: { rev: 3 }, meta: { keys: ['settings'] } };
  };
  // As much of it as a save needs.
  const context = {
    core: { call },
    flash: { leave: () => undefined },
  } as unknown as AppLoadContext;
  return { context, saved };
}

const editor = {
  ...{ kind: 'settings' as const, key: 'settings', place: () => '/studio/header' },
  fields: FIELDS.settings.filter(({ name }) => name === 'customMenuItems'),
};

function formOf(rev: number, base: object, entries: readonly (typeof A)[]): FormData {
  const form = new FormData();
  form.set(REV, String(rev));
  form.set(BASE, JSON.stringify(base));
  entries.forEach(({ title, url }, at) => {
    form.set(`${LIST}/${at}/title/en`, title.en);
    form.set(`${LIST}/${at}/url`, url);
  });
  return form;
}

const send = (context: AppLoadContext, body: FormData) =>
  saveEditor(context, new Request('http://shop.example/', { method: 'POST', body }), editor);

test('what is chosen of a list with other entries is saved as it was drawn', async () => {
  const { context, saved } = panel();
  const first = await send(context, formOf(1, { customMenuItems: [A, B] }, [MINE, B]));
  const answer = 'data' in first ? (first.data as ConflictAnswer) : undefined; // As it is told below.
  expect(answer).toMatchObject({
    ...{ kind: 'conflict', rev: 2, base: { customMenuItems: [B] } },
    document: { customMenuItems: [MINE, B] },
    theirs: [{ pointer: LIST, value: [B] }],
  });
  for (const side of ['theirs', 'mine']) {
    const again = formOf(2, { customMenuItems: [B] }, [MINE, B]);
    again.set(LIST + ENTRIES, JSON.stringify([MINE, B]));
    again.set(LIST + TAKE, side);
    await send(context, again);
  }
  const fields = [{ pointer: LIST, value: [MINE, B] }];
  expect(saved).toEqual([[{ do: 'set', kind: 'settings', key: 'settings', fields }]]);
});

test.each([500, 503])('what was written stays where the core answers %i', async (status) => {
  const context = {
    core: { call: () => Promise.reject(new CoreError(status, 'No')) },
    reportError: () => undefined,
  } as unknown as AppLoadContext;
  const said = await send(context, formOf(1, { customMenuItems: [A] }, [MINE]));
  expect(said).toMatchObject({
    data: { kind: 'unreached', document: { customMenuItems: [MINE] } },
  });
});
