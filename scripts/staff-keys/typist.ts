import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hydrated } from '#tests/e2e/panel.ts';

/** As long as somebody who knows the keys takes for one, and for a letter of a text. */
const PRESS_MS = 200;
const LETTER_MS = 120;

/**
 * Hands on a keyboard, and nothing else. A key with others held down counts as one, and so does a
 * text that is typed or pasted; what it says is not what the panel can make shorter.
 */
export class Typist {
  readonly page: Page;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await pause(PRESS_MS);
      await this.page.keyboard.press(key);
      this.keys += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: LETTER_MS });
    this.keys += 1;
  }

  async paste(text: string): Promise<void> {
    await pause(PRESS_MS);
    await this.page.keyboard.insertText(text);
    this.keys += 1;
  }

  /** Opens what the palette finds for a text. */
  async goTo(text: string, address: RegExp, pasted = false): Promise<void> {
    await this.press('Control+k');
    await (pasted ? this.paste(text) : this.type(text));
    await this.press('Enter');
    await this.arrives(address);
    // The panel leads the focus into a new page; whoever reads it begins after that.
    await this.page.waitForFunction(() =>
      document.activeElement?.matches('main h1, [data-takes-focus]'),
    );
  }

  async arrives(address: RegExp): Promise<void> {
    await this.page.waitForURL(address);
    await hydrated(this.page);
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
