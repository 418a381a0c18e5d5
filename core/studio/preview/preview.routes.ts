import type { CoreParts } from '#core/parts.ts';
import { sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { openPreview } from './open-preview.ts';
import { getPreviewDocuments, openPreview as open, previewMail } from './preview.operations.ts';
import { findPreview } from './preview-documents.ts';
import { showMail } from './show-mail.ts';

export function previewRoutes(api: CoreApi, parts: CoreParts): void {
  handle(api, open, async (caller, { body: { revision } }) => ({
    data: await openPreview(parts, caller, revision === undefined ? undefined : BigInt(revision)),
  }));
  handle(api, previewMail, async (caller, { query }) => ({
    data: await showMail(parts, caller, { ...query, language: query.language ?? DEFAULT_LANGUAGE }),
  }));
  handle(api, getPreviewDocuments, async ({ instanceId }, { query: { token } }, c) => {
    const preview = await findPreview(parts, { instanceId, token });
    // The name of the tree stands for its content, so an answer is made once for it.
    const make = async () => ({ data: await preview.read() });
    const key = ['preview', instanceId, preview.version];
    return sendAnswer(c, await parts.answers.get(key, make));
  });
}
