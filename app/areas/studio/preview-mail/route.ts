import type { LoaderFunctionArgs } from '@remix-run/node';
import { previewMail } from '#core/studio/preview/preview.operations.ts';
import { isMailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { mailPage } from '#app/lib/mails/mail-page.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

/** A mail as the draft of whoever asks would send it, in a language. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const mail = query.get('mail') ?? '';
  const asked = query.get('language');
  const theme = (['light', 'dark'] as const).find((one) => one === query.get('theme'));
  const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  if (!isMailId(mail)) throw notFound('page');
  try {
    const { data } = await context.core.call(previewMail, {
      query: { mail, language, ...(theme && { theme }) },
    });
    return mailPage(context, data.html, { links: 'rest' });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // To everybody else there is no studio.
    if (error.status < 500) throw notFound('page');
    context.reportError(error);
    return mailPage(context, sentence(context.locale), { links: 'rest', status: 503 });
  }
}

function sentence(locale: string): string {
  const text = textsOf(locale).getFixedT(locale, 'studio-preview')('mail.failed');
  return `<!doctype html><html><head><meta charset="utf-8"><title>${text}</title></head><body style="margin:24px;font-family:system-ui,sans-serif"><p>${text}</p></body></html>`;
}
