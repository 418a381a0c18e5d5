import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { htmlMail, plainMail } from '#core/platform/mail/html-mail.ts';
import { ownerOf } from '#core/studio/drafts/get-draft.ts';
import { readState } from '#core/studio/drafts/draft-state.ts';
import { brandOf, spokenTo } from '#core/tenancy/brand/brand.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import type { MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { isDocument } from '#instance-schema/validate.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import type { ThemeName } from '#themes/theme-input.ts';
import { exampleFacts } from './example-facts.ts';
import type { previewMailAnswer } from './preview.contract.ts';

type PreviewMail = z.output<typeof previewMailAnswer>['data'];

interface ShowMailInput {
  mail: MailId;
  language: Language;
  theme?: ThemeName | undefined;
}

/** A mail as it would be sent if the draft of whoever calls were published. */
export async function showMail(
  deps: Pick<Deps, 'db' | 'clock' | 'texts'>,
  caller: CustomerCaller,
  { mail, language: wanted, theme }: ShowMailInput,
): Promise<PreviewMail> {
  const { instanceId } = caller;
  const { draft, published } = await deps.db.read(instanceId, async (trx) => {
    const { tree } = await readState(trx, ownerOf(caller));
    return {
      draft: await readSet(trx, instanceId, tree),
      published: await readSettingsIn(trx, instanceId),
    };
  });
  const origin = `${caller.origin.scheme}://${caller.origin.host}`;
  const brand = brandOf(settingsIn(draft) ?? published, { origin, mailTexts: [] });
  const { panelName } = brand;
  const language = spokenTo(brand, wanted);
  const texts = typedTexts(draft, mail, language);
  const base = `${origin}${panelBase(language)}`;
  const facts = exampleFacts(deps, mail, { language, base, now: deps.clock.now() });
  const { subject, text, button } = mailWords(deps, { mail, texts, language, panelName, facts });
  const content = {
    ...{ language, subject, text },
    ...(button !== undefined && { button: { label: button, url: `${base}/example` } }),
  };
  return {
    ...{ mail, language, subject, from: panelName },
    text: plainMail(content, brand),
    html: htmlMail(content, brand, theme),
  };
}

/** Those of a draft, unless something in them is not valid yet. */
function settingsIn(draft: DocumentSet): SettingsDocument | undefined {
  const body = draft.find(({ kind }) => kind === 'settings')?.body;
  return isDocument('settings', body) ? body : undefined;
}

/** The words for a mail as far as they can be read: a draft keeps what is not valid yet as well. */
function typedTexts(draft: DocumentSet, id: MailId, language: Language): MailTextDocument[] {
  const document = draft.find(({ kind, body }) => kind === 'mail-text' && body['id'] === id);
  if (!document) return [];
  const own: MailTextDocument = { id };
  for (const part of ['subject', 'body', 'button'] as const) {
    const words = typedWords(document.body[part], language);
    if (words !== undefined) own[part] = words;
  }
  return [own];
}

function typedWords(value: unknown, language: Language): string | undefined {
  const isByLanguage = typeof value === 'object' && value !== null;
  const read = (name: string): unknown => (isByLanguage ? Reflect.get(value, name) : value);
  return [read(language), read(DEFAULT_LANGUAGE)].find((text) => typeof text === 'string');
}
