import type { Look } from './names.ts';
import { Drawing, type Screen, type Styles } from './styles.ts';
import { byId, find, matches, stateAttribute, type Document, type Element } from './tree.ts';

interface Loaded {
  url: URL;
  document: Document;
  html: string;
  status: number;
  styles: Styles;
  screen: Screen;
}

const TAKES_FOCUS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], iframe';

/** One loaded page as it stands: what was written and opened in it changes its tree. */
export class View implements Look {
  readonly document: Document;
  readonly html: string;
  readonly status: number;
  readonly styles: Styles;
  readonly screen: Screen;
  url: URL;
  focused: Element | undefined;
  #drawing: Drawing;

  constructor({ url, document, html, status, styles, screen }: Loaded) {
    this.document = document;
    this.html = html;
    this.status = status;
    this.styles = styles;
    this.screen = screen;
    this.url = url;
    this.#drawing = new Drawing(styles, screen);
    this.focused = find('[autofocus]', [this.document]).find((each) => this.isDrawn(each));
    this.goToFragment();
  }

  isDrawn(element: Element): boolean {
    return this.#drawing.isDrawn(element);
  }

  isInline(element: Element): boolean {
    return this.#drawing.isInline(element);
  }

  /** Something was written, chosen or opened, so that a style may mean something else now. */
  changed(): void {
    this.#drawing = new Drawing(this.styles, this.screen);
  }

  focus(element: Element): void {
    if (matches(element, TAKES_FOCUS)) this.focused = element;
  }

  /** Goes where the part of the address behind its sign leads. */
  goToFragment(): void {
    const { target } = this;
    if (target) this.focus(target);
  }

  /** The place that the address itself leads to. */
  get target(): Element | undefined {
    const id = decodeURIComponent(this.url.hash.slice(1));
    return id === '' ? undefined : byId(this.document, id);
  }

  /** Shows what opens over the page, or puts it away. */
  setOpen(element: Element, isOpen: boolean): void {
    const state = stateAttribute(element.name === 'dialog' ? 'modal' : 'popover-open');
    if (element.name === 'dialog' && element.attribs['popover'] === undefined) {
      if (isOpen) element.attribs['open'] = '';
      else delete element.attribs['open'];
    }
    if (isOpen) element.attribs[state] = '';
    else delete element.attribs[state];
    this.changed();
  }
}
