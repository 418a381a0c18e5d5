import {
  MOST_ATTACHMENTS,
  type TicketAttachment,
} from '#core/feedback/support/support.contract.ts';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { CoreError } from '../core/core.server.ts';
import { isTooLarge, tooLargeText } from '../forms/document-size.server.ts';
import { readFormWithin } from '../forms/form-body.server.ts';
import { textsOf } from '../i18n/i18n.server.ts';

/** As many files as a message takes, and what a form says around them. */
const MOST_TICKET_BYTES = 52 * 1024 * 1024;

/** The form of a message, or the refusal of files that are too large to be read at all. */
export async function readTicketForm(request: Request, locale: string) {
  const form = await readFormWithin(request, MOST_TICKET_BYTES);
  if (form) return { form };
  // Without what was written, a browser leaves it where it is.
  const result: SubmissionResult = { status: 'error', error: { files: [tooLargeText(locale)] } };
  return { refusal: data(result, { status: 413 }) };
}

type Upload = (body: { content: string; name: string }) => Promise<{ data: TicketAttachment }>;

interface Sent {
  attachments: string[];
  /** Why one of them was not taken. */
  errors: string[];
}

/** Uploads what was chosen in a form, and takes it out of that. */
export async function uploadFiles(form: FormData, locale: string, upload: Upload): Promise<Sent> {
  const t = textsOf(locale).getFixedT(locale, 'tickets');
  const files = form
    .getAll('files')
    .filter((file): file is File => file instanceof File && file.size > 0);
  form.delete('files');
  if (files.length > MOST_ATTACHMENTS) {
    return { attachments: [], errors: [t('field.tooMany', { most: MOST_ATTACHMENTS })] };
  }
  const attachments: string[] = [];
  for (const file of files) {
    if (isTooLarge(file)) {
      return { attachments: [], errors: [`${file.name}: ${tooLargeText(locale)}`] };
    }
    const content = Buffer.from(await file.arrayBuffer()).toString('base64');
    try {
      const { data } = await upload({ content, name: file.name });
      attachments.push(data.filename);
    } catch (error) {
      if (!(error instanceof CoreError) || error.status >= 500) throw error;
      const [[problem] = [error.message]] = Object.values(error.errors);
      return { attachments: [], errors: [`${file.name}: ${problem}`] };
    }
  }
  return { attachments, errors: [] };
}
