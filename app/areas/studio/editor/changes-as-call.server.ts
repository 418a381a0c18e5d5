import type { AppLoadContext } from '@remix-run/node';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { getDraftDifference, saveDraft } from '#core/studio/drafts/draft.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import type { LoadedEditor } from './editor-form.tsx';

/** A request to the API, as somebody would write it down. */
export interface ShownCall {
  method: string;
  path: string;
  body: string;
}

interface Page {
  frame: Pick<StudioFrameData, 'draft'>;
  editor: LoadedEditor;
}

/** What a page has changed since the last publication, as the one call that does it. */
export async function changesAsCall(
  { core, reportError }: AppLoadContext,
  { frame, editor }: Page,
): Promise<ShownCall | undefined> {
  const { kind, key, fields, values } = editor;
  const found = frame.draft.changes.find((one) => one.kind === kind && one.key === key);
  if (key === undefined || !found) return undefined;
  const change =
    found.change === 'added'
      ? ({ do: 'put', kind, body: values } satisfies DraftChange)
      : await fieldsAsChange();
  if (!change) return undefined;
  const body = { rev: frame.draft.rev, changes: [change] };
  return { method: saveDraft.method, path: saveDraft.path, body: JSON.stringify(body, null, 2) };

  async function fieldsAsChange(): Promise<DraftChange | undefined> {
    const names = new Set(fields.map(({ name }) => name));
    try {
      const { data } = await core.call(getDraftDifference);
      const own = data.filter(
        (one) => one.kind === kind && one.key === key && names.has(one.pointer.split('/')[1] ?? ''),
      );
      const set = own.map(({ pointer, mine }) =>
        mine === undefined ? { pointer } : { pointer, value: mine },
      );
      return set.length === 0 || key === undefined
        ? undefined
        : { do: 'set', kind, key, fields: set };
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      reportError(error);
      return undefined;
    }
  }
}
