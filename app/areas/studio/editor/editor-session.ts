import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';
import { QUIET } from '#app/areas/studio/form/field-place.ts';
import { readFields } from '#app/areas/studio/form/read-fields.ts';

/** How long after the last letter a form saves itself. */
const QUIET_MS = 800;

/** What a page lends to the session of its form. */
export interface SessionPage {
  fields: readonly FieldNode[];
  base: Values;
  action: string;
  /** Whether a save is on its way. */
  isBusy: boolean;
  /** Whether it may save itself: not what is new, nor what two windows have changed. */
  savesItself: boolean;
  /** Whether leaving would lose what is written. */
  hasFailed: boolean;
  submit: (entries: FormData) => void;
}

export interface SessionState {
  /** Something is written that no save has sent. */
  isWriting: boolean;
  sent: Values | undefined;
}

export const NOTHING_WRITTEN: SessionState = { isWriting: false, sent: undefined };

/** Follows what is written in a form and saves it: after a pause, when a field or the page is left. */
export function createEditorSession() {
  let state = NOTHING_WRITTEN;
  let page: SessionPage | undefined;
  let form: HTMLFormElement | undefined;
  /** What stood in the inputs when they were last saved, and when they were last sent. */
  let [known, sentText] = ['', ''];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A press of a button of another form, which waits for the save. */
  let waiting: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const tell = (next: SessionState) => {
    if (next.isWriting === state.isWriting && next.sent === state.sent) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const hasNews = () => form !== undefined && writtenIn(form) !== known;

  function save(): void {
    clearTimeout(timer);
    if (!form || !page?.savesItself || page.isBusy) return;
    if (!hasNews()) return tell({ ...state, isWriting: false });
    const entries = quietly(form);
    sentText = writtenIn(form);
    tell({ isWriting: false, sent: now() });
    page.submit(entries);
  }

  function now(): Values {
    if (!form || !page) return {};
    const { fields, base } = page;
    return readFields(fields, { form: new FormData(form), before: base, pointer: '' });
  }

  function write(): void {
    tell({ ...state, isWriting: true });
    clearTimeout(timer);
    timer = setTimeout(save, QUIET_MS);
  }

  /** What is pressed elsewhere goes by what was saved, so it comes after the save. */
  function holdOther(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target === form || !page?.savesItself) return;
    if (!page.isBusy && !hasNews()) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = () => target.requestSubmit(submitter);
    save();
  }

  function leave(): void {
    clearTimeout(timer);
    if (!form || !page?.savesItself || !hasNews()) return;
    navigator.sendBeacon(page.action, quietly(form));
  }

  function warn(event: BeforeUnloadEvent): void {
    if (page?.hasFailed && hasNews()) event.preventDefault();
  }

  return {
    save,
    now,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** As the page is drawn now. */
    update(next: SessionPage) {
      const wasBusy = page?.isBusy;
      page = next;
      if (!wasBusy || next.isBusy) return;
      const press = waiting;
      waiting = undefined;
      if (press && !next.hasFailed) press();
      else if (hasNews()) write();
    },
    /** The server has what was sent last. */
    keep() {
      known = sentText;
    },
    /** Begins with a form that was just drawn; answers how to end. */
    open(element: HTMLFormElement) {
      form = element;
      known = writtenIn(element);
      tell({ ...state, isWriting: false });
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (page?.savesItself) save();
        else element.requestSubmit();
      };
      const onSubmit = () => {
        clearTimeout(timer);
        // All of it is on its way.
        known = writtenIn(element);
        tell({ ...state, isWriting: false });
      };
      element.addEventListener('input', write);
      element.addEventListener('change', save);
      element.addEventListener('submit', onSubmit);
      document.addEventListener('keydown', onKey);
      document.addEventListener('submit', holdOther, true);
      window.addEventListener('pagehide', leave);
      window.addEventListener('beforeunload', warn);
      return () => {
        leave();
        form = undefined;
        element.removeEventListener('input', write);
        element.removeEventListener('change', save);
        element.removeEventListener('submit', onSubmit);
        document.removeEventListener('keydown', onKey);
        document.removeEventListener('submit', holdOther, true);
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('beforeunload', warn);
      };
    },
  };
}

export type EditorSession = ReturnType<typeof createEditorSession>;

function quietly(form: HTMLFormElement): FormData {
  const entries = new FormData(form);
  entries.set(QUIET, '1');
  return entries;
}

/** What stands in the inputs, as a browser would send it; what a form says of itself does not count. */
function writtenIn(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]): string[][] => {
    if (name.startsWith('~')) return [];
    if (typeof value === 'string') return [[name, value]];
    return value.size > 0 ? [[name, value.name, String(value.size)]] : [];
  });
  return JSON.stringify(entries);
}
