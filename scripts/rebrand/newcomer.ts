import type { BrowserContext, Locator, Page } from '@playwright/test';
import studioFields from '#locales/en/studio-fields.json' with { type: 'json' };
import studio from '#locales/en/studio.json' with { type: 'json' };
import { LANGUAGE_NAMES } from '#locales/languages.ts';
import { hydrated } from '#tests/e2e/panel.ts';

interface Given {
  context: BrowserContext;
  page: Page;
  origin: string;
  hasScript: boolean;
}

/** Somebody who has not seen the studio before and does what its pages say. */
export class Newcomer {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  readonly hasScript: boolean;

  constructor({ context, page, origin, hasScript }: Given) {
    this.context = context;
    this.page = page;
    this.origin = origin;
    this.hasScript = hasScript;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Whoever opens a page looks at it before they touch it, by which time it runs. */
  async arrived(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    if (this.hasScript) await hydrated(this.page);
  }

  /** By the navigation of the studio. */
  async open(place: keyof typeof studio.places, title: string = studio.places[place]) {
    const navigation = this.page.getByRole('navigation', { name: studio.navigation });
    await navigation.getByRole('link', { name: studio.places[place], exact: true }).click();
    await this.arrived(title);
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  /** By its label, behind which may stand that it is needed, and of which language it is. */
  field(name: string, within: Locator = this.main): Locator {
    const label = new RegExp(`^${name}\\s*\\*?\\s*(?:${LANGUAGE_NAMES.en})?$`);
    const inputs = within.locator('input:not([type="hidden"]), textarea, select');
    return inputs.and(this.page.getByLabel(label)).first();
  }

  /** Into the field, or into the editor that lies over it once that has come. */
  async writeCode(name: string, text: string): Promise<void> {
    if (this.hasScript) await this.page.waitForLoadState('networkidle');
    const editor = this.main.locator('[contenteditable="true"]');
    const isOver = (await editor.count()) > 0;
    await (isOver ? editor : this.field(name)).fill(text);
  }

  /** The section of a form with that title. */
  section(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  /** A form saves itself; without a script its button does. */
  async saved(): Promise<void> {
    if (!this.hasScript) {
      const answered = this.page.waitForEvent('load');
      await this.button(studioFields.editor.save).click();
      await answered;
      return;
    }
    const status = this.main.getByRole('status').filter({ hasText: studioFields.status.saved });
    await status.getByText(studioFields.status.saved, { exact: true }).waitFor();
  }
}
