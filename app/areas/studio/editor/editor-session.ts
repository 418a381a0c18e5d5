import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';
import { QUIET } from '#app/areas/studio/form/field-place.ts';
import { readFields } from '#app/areas/studio/form/read-fields.ts';
import { MOST_BYTES_ON_LEAVE, sendOnLeave } from '#app/lib/http/send-on-leave.ts';

/** How long after the last letter a form saves itself. */
const QUIET_MS = 800;
const AGAIN_MS = 8_000;

/** What a page lends to the session of its form. */
export interface SessionPage {
  fields: readonly FieldNode[];
  base: Values;
  action: string;
  /** Whether a save is on its way. */
  isBusy: boolean;
  /** Whether it may save itself: not what is new, nor what two windows have changed. */
  savesItself: boolean;
  /** Whether what two windows have changed waits for a decision. */
  isOpen: boolean;
  /** Whether leaving would lose what is written. */
  hasFailed: boolean;
  submit: (entries: FormData) => void;
  askToLeave: () => Promise<boolean>;
}

export interface SessionState {
  /** Something is written that no save has sent. */
  isWriting: boolean;
  sent: Values | undefined;
  /** All of it was sent by a button; nothing was written and no form drawn anew since. */
  hasSubmitted: boolean;
}

export const NOTHING_WRITTEN: SessionState = {
  isWriting: false,
  sent: undefined,
  hasSubmitted: false,
};

/** Follows what is written in a form and saves it: after a pause, when a field or the page is left. */
export class EditorSession {
  #state = NOTHING_WRITTEN;
  #page: SessionPage | undefined;
  #form: HTMLFormElement | undefined;
  /** What stood in the inputs when they were last saved, and when they were last sent. */
  #known = '';
  #sent = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end = new AbortController();
  /** A button has sent all that is written, and nobody has refused it. */
  #isSent = false;
  /** A press of a button of another form, which waits for the save. */
  #waiting: (() => void) | undefined;
  #listeners = new Set<() => void>();

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly now = (): Values => {
    if (!this.#form || !this.#page) return {};
    const { fields, base } = this.#page;
    return readFields(fields, { form: new FormData(this.#form), before: base, pointer: '' });
  };

  readonly save = (): void => {
    clearTimeout(this.#timer);
    const [form, page] = [this.#form, this.#page];
    if (!form || !page?.savesItself || page.isBusy) return;
    if (!this.#hasNews()) return this.#tell({ isWriting: false });
    this.#sent = writtenIn(form);
    this.#tell({ isWriting: false, sent: this.now() });
    page.submit(quietly(form));
  };

  /** As the page is drawn now. */
  update(next: SessionPage): void {
    const wasBusy = this.#page?.isBusy;
    const hadFailed = this.#page?.hasFailed;
    this.#page = next;
    // What a button has sent in vain is still to be saved.
    if (next.hasFailed && !hadFailed) {
      this.#known = '';
      this.#isSent = false;
    }
    if (!wasBusy || next.isBusy) return;
    const press = this.#waiting;
    this.#waiting = undefined;
    if (press && !next.hasFailed) press();
    else if (next.hasFailed) this.#timer = setTimeout(this.save, AGAIN_MS);
    else if (this.#hasNews()) this.#write();
  }

  /** The server has what was sent last. */
  keep(): void {
    this.#known = this.#sent;
  }

  /** Begins with a form that was just drawn. */
  open(form: HTMLFormElement): void {
    this.#form = form;
    this.#known = writtenIn(form);
    this.#isSent = false;
    this.#tell({ isWriting: false, hasSubmitted: false });
    this.#end = new AbortController();
    const { signal } = this.#end;
    form.addEventListener('input', this.#write, { signal });
    form.addEventListener('change', this.save, { signal });
    form.addEventListener('submit', this.#submitted, { signal });
    document.addEventListener('keydown', this.#saveByKey, { signal });
    document.addEventListener('submit', this.#holdOther, { signal, capture: true });
    document.addEventListener('click', this.#holdLink, { signal, capture: true });
    window.addEventListener('pagehide', this.#leave, { signal });
    window.addEventListener('beforeunload', this.#warn, { signal });
  }

  /** Ends before the form is taken off the page, when a field that has the focus would still save it. */
  close(): void {
    this.#leave();
    this.#form = undefined;
    this.#end.abort();
  }

  /** Whether leaving loses what is written, as it is saved by a button alone. */
  #losesText(): boolean {
    const { savesItself = true, isOpen = false } = this.#page ?? {};
    return !savesItself && !this.#isSent && (isOpen || this.#hasNews());
  }

  #hasNews(): boolean {
    return this.#form !== undefined && writtenIn(this.#form) !== this.#known;
  }

  #tell(news: Partial<SessionState>): void {
    const next = { ...this.#state, ...news };
    const isSame =
      next.isWriting === this.#state.isWriting &&
      next.sent === this.#state.sent &&
      next.hasSubmitted === this.#state.hasSubmitted;
    if (isSame) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #write = (): void => {
    this.#isSent = false;
    this.#tell({ isWriting: true, hasSubmitted: false });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, QUIET_MS);
  };

  #submitted = (): void => {
    clearTimeout(this.#timer);
    if (this.#form) this.#known = writtenIn(this.#form);
    this.#isSent = true;
    this.#tell({ isWriting: false, hasSubmitted: true });
  };

  #saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (this.#page?.savesItself) this.save();
    else this.#form?.requestSubmit();
  };

  /** What is pressed elsewhere goes by what was saved, so it comes after the save. */
  #holdOther = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target === this.#form) return;
    if (this.#losesText()) return this.#ask(event, () => target.requestSubmit(submitter));
    const { savesItself, isBusy } = this.#page ?? {};
    if (!savesItself || (!isBusy && !this.#hasNews())) return;
    event.preventDefault();
    event.stopPropagation();
    this.#waiting = () => target.requestSubmit(submitter);
    this.save();
  };

  #holdLink = (event: MouseEvent): void => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
    if (!link || isElsewhere || link.target !== '' || isWithinPage(link)) return;
    if (this.#losesText()) this.#ask(event, () => link.click());
  };

  /** Leaves what was pressed undone until somebody agrees to lose what is written. */
  #ask(event: Event, press: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    void this.#page?.askToLeave().then((agrees) => {
      if (!agrees) return;
      this.#isSent = true;
      press();
    });
  }

  #leave = (): void => {
    clearTimeout(this.#timer);
    const [form, page] = [this.#form, this.#page];
    if (!form || !page?.savesItself || !this.#hasNews()) return;
    sendOnLeave(page.action, quietly(form));
  };

  #warn = (event: BeforeUnloadEvent): void => {
    const form = this.#hasNews() ? this.#form : undefined;
    const isLarge = form !== undefined && bytesOf(quietly(form)) > MOST_BYTES_ON_LEAVE;
    // Whoever stays finds it saved.
    if (isLarge) this.save();
    if (isLarge || (form && this.#page?.hasFailed) || this.#losesText()) event.preventDefault();
  };
}

const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

function quietly(form: HTMLFormElement): FormData {
  const entries = new FormData(form);
  entries.set(QUIET, '1');
  return entries;
}

/** About as many as are sent. */
function bytesOf(entries: FormData): number {
  const parts = [...entries].map(([name, value]) => [name, value].flat());
  return new Blob(parts.flat()).size;
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
