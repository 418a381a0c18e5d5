import fieldTexts from '#locales/en/studio-fields.json' with { type: 'json' };
import studioTexts from '#locales/en/studio.json' with { type: 'json' };
import { fieldId } from '#app/areas/studio/form/field-place.ts';
import { isChecked, kindOf } from '#tests/plain/fields.ts';
import type { PlainPage } from '#tests/plain/page.ts';
import { byId, squeezed, textOf } from '#tests/plain/tree.ts';

/** What a page says is wrong, by the pointer of the field that it stands at. */
export type Problems = ReadonlyMap<string, string>;

/** An owner at the forms of the studio, without scripts. */
export class StudioHand {
  readonly #page: PlainPage;
  readonly #panel: string;

  /** The panel as it is addressed, and a page that is logged in as its owner. */
  constructor(panel: string, page: PlainPage) {
    this.#panel = panel;
    this.#page = page;
  }

  /** Writes into the fields of a page of the studio, saves it, and answers what it says then. */
  async save(group: string, written: Readonly<Record<string, string>>): Promise<Problems> {
    const visit = await this.#page.goto(`${this.#panel}/studio/${group}`);
    if (visit.status() !== 200) throw new Error(`${group} answered ${visit.status()}`);
    for (const [pointer, text] of Object.entries(written)) await this.#write(pointer, text);
    const { save } = fieldTexts.editor;
    await this.#page.getByRole('button', { name: save, exact: true }).click();
    const { status } = this.#page.view;
    if (status !== 200 && status !== 422) throw new Error(`saving ${group} answered ${status}`);
    return this.#problems();
  }

  async #write(pointer: string, text: string): Promise<void> {
    const named = this.#page.locator(`[name="${pointer}"]:not([type=hidden])`);
    const [first] = named.elements();
    if (!first) throw new Error(`There is no field ${pointer}.`);
    switch (kindOf(first)) {
      case 'radio':
        return this.#page.locator(`[name="${pointer}"][value="${text}"]`).check();
      case 'checkbox':
        if (isChecked(first) !== (text === 'on')) await named.click();
        return undefined;
      case 'select':
        return named.selectOption(text);
      default:
        return named.fill(text);
    }
  }

  /** Every field that says to be wrong, with the reason that it says to have. */
  #problems(): Problems {
    const { document } = this.#page.view;
    const invalid = this.#page.locator('form[data-document] [name][aria-invalid=true]').elements();
    return new Map(
      invalid.map(({ attribs }) => {
        const reason = byId(document, attribs['aria-errormessage'] ?? '');
        return [attribs['name'] ?? '', reason ? squeezed(textOf(reason)) : ''];
      }),
    );
  }

  /** What the page before publishing says, and whether it lets publish. */
  async lookBeforePublishing(): Promise<{ problems: ReadonlySet<string>; isOpen: boolean }> {
    await this.#page.goto(`${this.#panel}/studio/publish`);
    const links = this.#page.locator('#problems a').elements();
    const button = this.#button();
    return {
      problems: new Set(links.map(({ attribs }) => (attribs['href'] ?? '').replace(/^.*#/, ''))),
      isOpen: button !== undefined && button.attribs['disabled'] === undefined,
    };
  }

  /** Makes the draft public, and answers what the page says where it does not become it. */
  async publish(note: string): Promise<string | undefined> {
    await this.#page.goto(`${this.#panel}/studio/publish`);
    if (!this.#button()) return 'There is nothing to publish.';
    await this.#page.locator('textarea[name=note]').fill(note);
    await this.#page.locator(PUBLISH).click();
    if (new URL(this.#page.url()).searchParams.has('done')) return undefined;
    const alerts = this.#page.locator('[role=alert]').elements();
    return alerts.map((alert) => squeezed(textOf(alert))).join(' ') || studioTexts.publish.blocked;
  }

  #button() {
    return this.#page.locator(PUBLISH).elements()[0];
  }
}

const PUBLISH = 'button[name=form][value=publish]';

/** Where links to a field lead within its page. */
export const anchorOf = (pointer: string): string => fieldId(pointer);
