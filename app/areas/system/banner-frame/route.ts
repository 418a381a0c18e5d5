import type { LoaderFunctionArgs } from '@remix-run/node';
import { languageTag } from '#locales/languages.ts';
import { bannerFrame } from '#app/lib/banners/banner-frame.server.ts';
import { framedHtml } from '#app/lib/banners/banners.server.ts';

/** The document in the frame of a banner that needs a script. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { language, pageOrigin: origin } = context;
  const key = params['key'] ?? '';
  const html = /^\d{1,4}$/.test(key) ? framedHtml(context, Number(key)) : undefined;
  if (html === undefined) throw new Response(null, { status: 404 });
  return bannerFrame(html, { lang: languageTag(language), origin });
}
