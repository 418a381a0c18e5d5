import type { AppLoadContext } from '@remix-run/node';
import { localize } from '../instance/localize.ts';

/** What the owner tells a customer before paying. A line break begins a paragraph. */
export function orderPolicyOf({ instance, language }: AppLoadContext) {
  const { orderPolicy, termsUrl, privacyUrl } = instance.settings;
  const paragraphs = localize(orderPolicy, language)
    .split(/\r\n|\n|\r/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return { paragraphs: [...new Set(paragraphs)], termsUrl, privacyUrl };
}
