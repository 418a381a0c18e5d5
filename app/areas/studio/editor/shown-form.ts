import { fieldChanges, type FieldChange } from '#app/areas/studio/form/field-changes.ts';
import { isObject, isSameValue, withValue, type Values } from '#app/areas/studio/form/documents.ts';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import type { LoadedEditor } from './editor-form.tsx';
import type { KeptForm, SaveAnswer } from './save-answer.ts';

/** What a form is drawn with: what was loaded, or what it goes on with after a refusal. */
export interface ShownForm extends KeptForm {
  problems: readonly FieldProblem[];
  theirs: readonly FieldChange[];
  refusal: 'conflict' | 'refused' | 'gone' | 'unreached' | undefined;
}

export interface ShownState {
  shown: ShownForm;
  /** A form of another one is drawn anew, with nothing of what stands in its inputs. */
  generation: number;
  seen: LoadedEditor;
  /** The answer to a save of its own whose step the form has gone on with. */
  taken?: SaveAnswer;
  /** Of a press of a button, and of a save that nobody waited for. */
  answers: readonly (SaveAnswer | undefined)[];
}

interface Happened {
  loaded: LoadedEditor;
  answers: ShownState['answers'];
  /** Something is written that no save has sent. */
  isWriting: boolean;
  /** A save of its own is on its way. */
  isSaving: boolean;
  /** What the last save has sent. */
  sent: Values | undefined;
  /** All of it was sent by a button, and the page has loaded since. */
  hasSubmitted: boolean;
  /** What stands in the inputs now. */
  now: () => Values;
}

export function firstShown(loaded: LoadedEditor, answered: SaveAnswer | undefined): ShownState {
  const shown = refusedForm(loaded, answered) ?? loadedForm(loaded);
  return { shown, generation: 0, seen: loaded, answers: [answered, undefined] };
}

/** What a form goes on with after an answer, or after its page was loaded again. */
export function nextShown(state: ShownState, happened: Happened): ShownState {
  const { loaded, answers } = happened;
  const isNews = answers.some((answer, at) => answer !== state.answers[at]);
  const told = isNews ? afterAnswer({ ...state, answers }, happened) : state;
  return loaded === state.seen ? told : afterLoading({ ...told, seen: loaded }, happened);
}

function afterAnswer(state: ShownState, { answers, loaded, isWriting }: Happened): ShownState {
  const refusal = answers.map((answer) => refusedForm(loaded, answer)).find(Boolean);
  if (!refusal) return { ...state, shown: { ...state.shown, refusal: undefined } };
  const kind = refusal.refusal;
  if (kind === 'refused' || kind === 'unreached') {
    // Its inputs hold what was written, and go on being compared with what they were.
    const problems = kind === 'refused' ? refusal.problems : state.shown.problems;
    return { ...state, shown: { ...state.shown, problems, refusal: kind } };
  }
  // What is written by now comes with the next save, which is answered the same.
  if (isWriting) return state;
  return { ...state, shown: refusal, generation: state.generation + 1 };
}

function afterLoading(state: ShownState, happened: Happened): ShownState {
  const { loaded, answers, isWriting, isSaving, sent, hasSubmitted, now } = happened;
  const { shown, generation } = state;
  const next = loadedForm(loaded);
  if (loaded.rev === shown.rev) {
    // What was chosen between two windows may have been that of the other one.
    if (shown.refusal && hasSubmitted) return { ...state, shown: next, generation: generation + 1 };
    return shown.refusal ? state : { ...state, shown: { ...shown, problems: loaded.problems } };
  }
  const saved = answers[1];
  // A step forward leads to the same step, when the form stands at another one.
  const isOwn =
    saved?.kind === 'saved' &&
    saved !== state.taken &&
    saved.rev === loaded.rev &&
    sent !== undefined;
  if (isOwn && isSameValue(sent, loaded.values)) return { ...state, shown: next, taken: saved };
  // What is being saved is not in it yet: what follows the answer has both.
  if (isSaving && !isOwn) return state;
  // By its button it was saved as it stands here, so what was opened stays open.
  const isAsSent = hasSubmitted && !shown.refusal && isSameValue(now(), loaded.values);
  if (!isWriting && isAsSent) return { ...state, shown: next };
  if (!isWriting) return { ...state, shown: next, generation: generation + 1 };
  // Of another window or a step back: the next save tells whether it met what is being written.
  if (!isOwn) return state;
  let document: unknown = loaded.values;
  for (const { pointer, value } of fieldChanges(loaded.fields, {
    before: sent,
    after: now(),
    pointer: '',
  })) {
    document = withValue(document, pointer, value);
  }
  const own = isObject(document) ? document : loaded.values;
  return { ...state, shown: { ...next, document: own }, generation: generation + 1 };
}

function loadedForm({ values, rev, problems }: LoadedEditor): ShownForm {
  return { document: values, base: values, rev, problems, theirs: [], refusal: undefined };
}

/** The form of an answer that did not save it; undefined for one that did. */
function refusedForm(loaded: LoadedEditor, answer: SaveAnswer | undefined): ShownForm | undefined {
  if (!answer || answer.kind === 'saved') return undefined;
  // A form that did not even reach the server has nothing else to say.
  if (!('document' in answer)) return { ...loadedForm(loaded), refusal: 'unreached' };
  const { document, base, rev, kind } = answer;
  return {
    ...{ document, base, rev, refusal: kind },
    problems: kind === 'refused' ? answer.problems : [],
    theirs: kind === 'conflict' ? answer.theirs : [],
  };
}
