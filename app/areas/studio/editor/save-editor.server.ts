import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { listDraftDocuments, saveDraft } from '#core/studio/drafts/draft.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isObject, pickFields, type Values } from '#app/areas/studio/form/documents.ts';
import { fieldChanges, type FieldChange } from '#app/areas/studio/form/field-changes.ts';
import { layChanges } from '#app/areas/studio/form/lay-changes.ts';
import { fieldId, REMOVE, REV, TAKE } from '#app/areas/studio/form/field-place.ts';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import { changeList } from '#app/areas/studio/lists/change-list.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { noteGone } from './gone-documents.server.ts';
import { readEditorForm, readSentForm, type SentEditor } from './read-sent-form.server.ts';
import type { KeptForm, SaveAnswer } from './save-answer.ts';
import { takePictures } from './take-pictures.server.ts';

interface Editor {
  kind: DocumentKind;
  /** Left out for a document that is not there yet. */
  key: string | undefined;
  fields: readonly FieldNode[];
  /** Where the form stands once the document has that key. */
  place: (key: string) => string;
  /** What a new document says beside what its form asks for. */
  begin?: (values: Values) => Promise<Values>;
  /** Where somebody is led who removes the document. */
  remove?: { place: string };
}

/** Saves what a form of the studio has changed, and leads back to it or says why it did not. */
export async function saveEditor(context: AppLoadContext, request: Request, editor: Editor) {
  const form = await readEditorForm(request);
  if (form.has(REMOVE) && editor.remove && editor.key !== undefined) {
    const { kind, key } = editor;
    const changes = [{ do: 'remove' as const, kind, key }];
    return changeList(context, { rev: readRev(form, REV), changes, ...editor.remove });
  }
  const sent = readSentForm(form, editor.fields);
  let kept: KeptForm = { document: sent.after, base: sent.base, rev: sent.rev };
  try {
    const { after, problems } = await takePictures(context, { ...sent, fields: editor.fields });
    kept = { ...kept, document: after };
    if (problems.length > 0) return reply({ kind: 'refused', ...kept, problems }, 422);
    return await saveChanges(context, editor, { ...sent, after });
  } catch (error) {
    // Nothing is known of what was sent, so that it stays where it was written.
    if (!(error instanceof CoreError) || error.status < 500) throw error;
    context.reportError(error);
    return reply({ kind: 'unreached', ...kept }, 503);
  }
}

const reply = (answer: SaveAnswer, status: number) => data(answer, { status });

async function saveChanges(context: AppLoadContext, editor: Editor, sent: SentEditor) {
  const { fields, kind } = editor;
  const { base, after, rev, step } = sent;
  // What another window has removed is put in its place again.
  const isAgain = kind !== 'settings' && Object.keys(base).length === 0;
  const key = isAgain ? undefined : editor.key;
  const takes = takesIn(sent.form);
  // What was decided on as a whole is sent as a whole.
  const whole = new Set([...takes.keys(), ...(step?.whole === undefined ? [] : [step.whole])]);
  const all = fieldChanges(fields, { before: base, after, pointer: '', whole });
  const left = [...takes].flatMap(([place, side]) => (side === 'theirs' ? [place] : []));
  const changes = all.filter(({ pointer }) => !left.some((place) => isWithin(pointer, place)));
  if (changes.length === 0 && key !== undefined) {
    return saved(context, { editor, sent, key, rev, changed: [] });
  }
  const change: DraftChange =
    key === undefined
      ? { do: 'put', kind, body: (await editor.begin?.(after)) ?? after }
      : { do: 'set', kind, key, fields: changes };
  try {
    const { data: draft, meta } = await context.core.call(saveDraft, {
      body: { rev, changes: [change] },
    });
    const changed = changes.map(({ pointer }) => pointer);
    return saved(context, {
      editor,
      sent,
      key: meta.keys[0] ?? key ?? '',
      rev: draft.rev,
      changed,
    });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return refused(context, { editor, sent, changes, error });
  }
}

/** Whose value is kept at each place that two windows have changed. */
function takesIn(form: FormData): Map<string, unknown> {
  const named = [...form].filter(([name]) => name.endsWith(TAKE));
  return new Map(named.map(([name, side]) => [name.slice(0, -TAKE.length), side]));
}

const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`);

interface Saved {
  editor: Editor;
  sent: SentEditor;
  key: string;
  rev: number;
  changed: string[];
}

function saved({ flash }: AppLoadContext, { editor, sent, key, rev, changed }: Saved) {
  if (sent.isQuiet) return reply({ kind: 'saved', key, rev, changed }, 200);
  if (!sent.step) flash.leave('saved');
  const place = editor.place(key);
  return redirect(sent.step ? `${place}#${fieldId(sent.step.focus)}` : place, 303);
}

interface Refused {
  editor: Editor;
  sent: SentEditor;
  changes: readonly FieldChange[];
  error: CoreError;
}

async function refused(context: AppLoadContext, { editor, sent, changes, error }: Refused) {
  const { base, after, rev } = sent;
  const kept = { document: after, base, rev };
  if (error.code === 'validation_failed') {
    return reply({ kind: 'refused', ...kept, problems: problemsIn(error, changes) }, 422);
  }
  if (error.code !== 'draft_conflict' && error.code !== 'not_found') throw error;
  const { kind, key } = editor;
  const query = key === undefined ? { kind } : { kind, key };
  const { data: documents, meta } = await context.core.call(listDraftDocuments, { query });
  const found = key === undefined ? {} : documents[0]?.body;
  if (!found) {
    noteGone(context);
    return reply({ kind: 'gone', document: after, base: {}, rev: meta.rev }, 409);
  }
  const head = pickFields(editor.fields, found);
  // What only this form has changed stands on what the other window has made.
  const { document, theirs } = layChanges(changes, { base, after, head });
  const own = isObject(document) ? document : after;
  return reply({ kind: 'conflict', document: own, base: head, rev: meta.rev, theirs }, 409);
}

/** The core names a field by the place of its change: `changes.0.fields.2.value`. */
function problemsIn(error: CoreError, changes: readonly FieldChange[]): FieldProblem[] {
  return Object.entries(error.errors).map(([place, [text = error.message]]) => {
    const at = /^changes\.0\.fields\.(\d+)/.exec(place)?.[1];
    const pointer = at === undefined ? '' : (changes[Number(at)]?.pointer ?? '');
    return { pointer, code: 'invalid_format', text };
  });
}
