import { z } from 'zod';
import { LANGUAGES } from '#locales/languages.ts';
import { bigCount } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { MAILS, type MailId } from '#core/tenancy/mail-texts/mails.pure.ts';

export const openPreviewBody = z.object({
  revision: bigCount
    .optional()
    .meta({ description: 'A published revision; without it, the draft of whoever calls.' }),
});
export const previewAnswer = z.object({
  data: z
    .object({
      token: z.string().meta({ description: 'Shows the draft to whoever has it, as it goes on.' }),
      expires_at: z.iso.datetime(),
    })
    .meta({ id: 'Preview' }),
});

export const previewDocumentsQuery = localeQuery.extend({
  token: z.string().min(1).max(500),
});
const documents = z.array(z.record(z.string(), z.unknown()));
const keys = z.array(z.string());
export const previewDocumentsAnswer = z.object({
  data: z
    .object({
      version: z.string().meta({ description: 'Differs whenever the documents do.' }),
      settings: z.record(z.string(), z.unknown()),
      pages: documents,
      menu_items: documents,
      banners: documents,
      special_offers: documents,
      keys: z
        .object({ pages: keys, menu_items: keys, banners: keys, special_offers: keys })
        .meta({ description: 'What the draft calls each document of a list, in its order.' }),
    })
    .meta({ id: 'PreviewDocuments' }),
});

export const previewMailQuery = localeQuery.extend({
  // The keys of this very object.
  mail: z.enum(Object.keys(MAILS) as [MailId, ...MailId[]]),
  language: z.enum(LANGUAGES).optional().meta({ description: 'Of whoever reads the mail.' }),
  theme: z
    .enum(['light', 'dark'])
    .optional()
    .meta({ description: 'The look of the HTML; without it, the one its reader prefers.' }),
});

export const previewMailAnswer = z.object({
  data: z
    .object({
      mail: z.string(),
      language: z.enum(LANGUAGES).meta({
        description: 'English where the draft does not offer the language that was asked for.',
      }),
      from: z.string(),
      subject: z.string(),
      text: z.string().meta({ description: 'For readers of plain text.' }),
      html: z.string(),
    })
    .meta({ id: 'PreviewMail' }),
});
