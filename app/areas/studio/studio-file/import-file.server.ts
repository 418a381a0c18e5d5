import { data, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { importPath, instanceFile } from '#core/studio/instance-file/instance-file.contract.ts';
import {
  previewInstanceFile,
  takeInstanceFile,
} from '#core/studio/instance-file/instance-file.operations.ts';
import { changeDraft } from '#app/areas/studio/change-draft.server.ts';
import { draftDocuments } from '#app/areas/studio/report/load-report.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import {
  parseForm,
  problemText,
  refuseForm,
  replyToForm,
} from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { importDifference } from './import-difference.server.ts';

/** As much as the core takes. */
const MOST_MEGABYTES = 32;
const MOST_FILE_BYTES = MOST_MEGABYTES * 1024 * 1024;
export const MOST_FORM_BYTES = MOST_FILE_BYTES + 64 * 1024;

/** Pictures are looked at one by one. */
const PATIENCE_MS = 60_000;

/** So many are shown; whoever replaces all of it need not read all of it. */
const MOST_SHOWN = 200;

const FORM = z.object({ file: z.file().min(1) });

/** Of more than is taken, nothing is read. */
export function refuseSize({ locale }: Pick<AppLoadContext, 'locale'>) {
  const submission = parseForm(new FormData(), { schema: FORM, locale });
  const problem = { code: 'document_bytes', params: { limit: MOST_MEGABYTES } } as const;
  const text = problemText(problem, locale);
  return replyToForm(submission, { fieldErrors: { file: [text] } });
}

/** Shows what a file would change; nothing is changed by it. */
export async function readFile(context: AppLoadContext, form: FormData) {
  const { core, locale } = context;
  const submission = parseForm(form, { schema: FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  if (submission.value.file.size > MOST_FILE_BYTES) return refuseSize({ locale });
  const written = parsed(await submission.value.file.text());
  const { data: file } = instanceFile.safeParse(written);
  if (!file) {
    const t = textsOf(locale).getFixedT(locale, 'studio-instance');
    const text = isOfOtherVersion(written) ? t('file.otherVersion') : t('file.unreadable');
    return replyToForm(submission, { fieldErrors: { file: [text] } });
  }
  try {
    const { data: read } = await core.call(previewInstanceFile, {
      body: file,
      timeoutMs: PATIENCE_MS,
    });
    const total = read.changes.length;
    const changes = read.changes.slice(0, MOST_SHOWN);
    const preview = {
      import: read.import,
      rev: read.rev,
      total,
      more: total - changes.length,
      documents: importDifference({ changes, draft: await draftDocuments(context), locale }),
      problems: read.problems.length,
    };
    // What was wrong with a file before is no longer said of this one.
    return data({ preview, reply: submission.reply() });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const OTHER_VERSION = z.object({
  format: z
    .string()
    .startsWith('marquee-instance/')
    .refine((format) => format !== instanceFile.shape.format.value),
});

const isOfOtherVersion = (written: unknown) => OTHER_VERSION.safeParse(written).success;

/** Makes the draft what was shown; the draft shows it then, and can go back a step. */
export async function takeOver(context: AppLoadContext, form: FormData) {
  const params = importPath.safeParse({ import: form.get('import') });
  if (!params.success) throw new Response(null, { status: 400 });
  const place = pagePath('studio/file');
  return changeDraft(context, {
    work: context.core.call(takeInstanceFile, {
      params: params.data,
      body: { rev: readRev(form) },
    }),
    done: 'saved',
    to: pagePath('studio'),
    back: place,
  });
}
