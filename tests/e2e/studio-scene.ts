import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { randomUUID } from 'node:crypto';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import fields from '#locales/en/studio-fields.json' with { type: 'json' };
import studioTexts from '#locales/en/studio.json' with { type: 'json' };
import { request } from '#tests/harness/request.ts';
import { startServer } from '#tests/harness/start-server.ts';
import type { Locator, Page } from '@playwright/test';
import type { PanelAddress } from './common-scene.ts';
import { sessionCookie } from './customer.ts';
import { expect, test as inPanel } from './panel.ts';
import type { Scene, Stage } from './stages.ts';

interface DraftState {
  rev: number;
  base_revision: number;
  published_revision: number;
  changes: object[];
}

interface FieldValue {
  pointer: string;
  value?: unknown;
}

/** Somebody who may edit, as a client of the core. */
export class Editor {
  readonly cookie: Awaited<ReturnType<typeof sessionCookie>>;
  readonly #server: PanelAddress;

  private constructor(server: PanelAddress, cookie: Editor['cookie']) {
    this.#server = server;
    this.cookie = cookie;
  }

  static async of(server: PanelAddress, who: { email: string }): Promise<Editor> {
    return new Editor(
      server,
      await sessionCookie({ server, host: 'localhost' }, who, DEMO_PASSWORD),
    );
  }

  async call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const token = this.cookie.value.replace(/^\d+\./, '');
    const answer = await request({
      ...{ url: `${this.#server.url}/api/v1${path}`, method },
      host: `localhost:${this.#server.port}`,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    // What the contract of that call says.
    return (answer.status === 204 ? undefined : answer.json()) as Data;
  }

  async draft(): Promise<DraftState> {
    return (await this.call<{ data: DraftState }>('GET', '/studio/draft')).data;
  }

  /** Sets fields of the settings. */
  async set(...values: FieldValue[]): Promise<void> {
    const { rev } = await this.draft();
    const change = { do: 'set', kind: 'settings', key: 'settings', fields: values };
    await this.call('POST', '/studio/draft/changes', { rev, changes: [change] });
  }

  async settings(): Promise<Record<string, unknown>> {
    const query = 'kind=settings&key=settings';
    const { data } = await this.call<{ data: { body: Record<string, unknown> }[] }>(
      'GET',
      `/studio/draft/documents?${query}`,
    );
    return data[0]?.body ?? {};
  }

  async publish(note: string): Promise<void> {
    const { rev, base_revision } = await this.draft();
    await this.call('POST', '/studio/publish', { rev, base_revision, note });
  }

  /** The next draft begins with what is published. */
  async discard(): Promise<void> {
    const { rev, changes, base_revision, published_revision } = await this.draft();
    const isAsPublished = changes.length === 0 && base_revision === published_revision;
    if (!isAsPublished) await this.call('POST', '/studio/draft/discard', { rev });
  }
}

export interface StudioScene extends Scene {
  owner: Editor;
  /** Of the staff, who may edit and publish here. */
  colleague: Editor;
}

/** A demo of its own, since what is published in it is public for every page. */
const STUDIO: Stage<StudioScene> = {
  async set() {
    const server = await startServer();
    const owner = await Editor.of(server, DEMO_OWNER);
    const { data: roles } = await owner.call<{ data: { name: string; permissions: string[] }[] }>(
      'GET',
      '/staff/roles',
    );
    const { permissions = [] } = roles.find(({ name }) => name === 'staff') ?? {};
    await owner.call('PATCH', '/staff/roles/staff', {
      permissions: [...new Set([...permissions, 'studio.edit', 'studio.publish'])],
    });
    const colleague = await Editor.of(server, DEMO_STAFF);
    return { server, owner, colleague, close: () => server.stop() };
  },
};

interface StudioFixtures {
  studio: StudioScene;
}

/** The owner is logged in, and both drafts are as what is published. */
export const test = inPanel.extend<StudioFixtures>({
  stage: STUDIO,
  studio: async ({ stages, context }, use) => {
    const scene = await stages.open(STUDIO);
    await Promise.all([scene.owner.discard(), scene.colleague.discard()]);
    await context.addCookies([scene.owner.cookie]);
    await use(scene);
  },
});

export const main = (page: Page): Locator => page.getByRole('main');

/** An input by its pointer, which is its name. */
export const input = (page: Page, pointer: string): Locator =>
  page.locator(`:is(input:not([type=hidden]), textarea, select)[name="${pointer}"]`);

/** A form saves itself; without a script its button does. */
export async function save(page: Page, hasScript: boolean | undefined): Promise<void> {
  if (hasScript === false) {
    await main(page).getByRole('button', { name: fields.editor.save, exact: true }).click();
    return;
  }
  const said = main(page).getByText(fields.status.saved, { exact: true });
  await expect(said).toBeVisible();
}

/** The step that the bar offers, such as undo. */
export const step = (page: Page, name: 'undo' | 'redo'): Locator =>
  page.getByRole('button', { name: studioTexts[name], exact: true });
