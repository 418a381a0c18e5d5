import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import channels from '#locales/en/channels.json' with { type: 'json' };
import keywords from '#locales/en/keywords.json' with { type: 'json' };
import tags from '#locales/de/tags.json' with { type: 'json' };
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

/** The outside does not answer. */
const outbound: Outbound = {
  mayAsk: async () => true,
  async send() {
    throw new OutboundError('timeout');
  },
};

let panel: PanelOnCore;
let ida: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore({ outbound });
  ida = await newPayer(panel.core);
});
afterAll(() => panel.stop());

const visit = (path: string, who?: CustomerActor, form?: SentForm) =>
  visitPanel(panel, `/app/${path}`, { who, form });

async function offer(settings: object): Promise<void> {
  const own = ownerDocuments('Alder');
  const documents = { ...own, settings: { ...own.settings, ...settings } };
  await publishInstance(panel.core.deps, { slug: 'alder', hosts: ['alder.example'], documents });
  // Until the panel has heard of it.
  panel.time.ms += 10 * 60_000;
}

it('keywords and what is told about them are there where their owner offers them', async () => {
  await offer({ keywordToolsIsEnabled: false });
  for (const path of ['keywords-tools', 'about-youtube-keyword-tool']) {
    expect((await visit(path)).status, path).toBe(404);
  }
  await offer({ keywordToolsIsEnabled: true });
  expect((await visit('about-youtube-keyword-tool')).status).toBe(200);
  expect((await visit('keywords-tools')).text).toContain(keywords.guest.title);
});

it('keywords say that nobody is asked for them, or that nobody has answered', async () => {
  await offer({ keywordToolsIsEnabled: true });
  const off = await visit('keywords-tools', ida);
  expect(off.text).toContain(keywords.off.title);
  expect(off.text).not.toContain('name="keyword"');
  await offer({ keywordToolsIsEnabled: true, youtubeSuggestionsEnabled: true });
  const failed = await visit('keywords-tools?keyword=bread&country=82&language=de', ida);
  expect(failed.text).toContain(keywords.failed.title);
  expect(failed.text).toContain('value="bread"');
  expect(failed.text).toContain('Searches left today: 30 of 30');
  expect((await visit('keywords-tools?keyword=%E2%80%8B&country=x', ida)).status).toBe(200);
});

it('channels say that they cannot be connected where nobody can look at them', async () => {
  const { status, text } = await visit('channel-statistics', ida);
  expect(status).toBe(200);
  expect(text).toContain(channels.off.title);
  expect(text).not.toContain('name="youtube_channel_url"');
});

it('a form about a channel is refused where it makes no sense', async () => {
  for (const form of [{ form: 'code' }, { form: 'code', channel: '1' }, { form: 'other' }]) {
    const { status } = await visit('channel-statistics', ida, form);
    expect([400, 404]).toContain(status);
  }
});

it('tags are made on the server too, of no more than a video may say', async () => {
  const made = await visit('de/tags-generator', undefined, {
    ...{ title: 'Sauerteigbrot backen', description: '', keywords: 'Brot & Butter' },
    ...{ shown: 'backen,brot', kept: 'brot' },
  });
  expect(made.status).toBe(200);
  expect(made.text).toContain('value="Brot &amp; Butter, sauerteigbrot backen, sauerteigbrot"');
  expect(made.text).toContain(tags.result.csv);
  const long = await visit('tags-generator', undefined, { title: 'x'.repeat(101) });
  expect(long.status).toBe(422);
  expect(long.text).toMatch(
    /name="title"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="title"/,
  );
});
