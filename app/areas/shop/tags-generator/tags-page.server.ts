import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { parseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { generateTags, LONGEST, type TagInput, type Tags } from '#app/lib/tags/generate-tags.ts';
import type { Language } from '#locales/languages.ts';

const written = (longest: number) => z.string().max(longest).default('');

const FORM = z.object({
  title: written(LONGEST.title),
  description: written(LONGEST.description),
  keywords: written(LONGEST.keywords),
  /** The tags that stood there to choose from, and those of them that were kept. */
  shown: z.string().max(1_000).optional(),
  kept: z.union([z.string(), z.array(z.string())]).optional(),
});
export type TagFields = Pick<z.input<typeof FORM>, 'title' | 'description' | 'keywords'>;

const CONSTRAINT: object = formConstraint(FORM);

/** What the page begins with: keywords that another page has found. */
export function tagsPage(context: AppLoadContext, query: URLSearchParams) {
  const { instance } = context;
  const keywords = query.getAll('keyword').join(', ').slice(0, LONGEST.keywords);
  return {
    ...pageText(context, 'tags-generator'),
    banners: routeBanners(context, 'tags-generator', query),
    constraint: CONSTRAINT,
    hasKeywords: isOfferedRoute('keywords-tools', instance.settings),
    answer: answerTo({ title: '', description: '', keywords }, context),
  };
}

/** The same that a script makes on the page, for a browser without one. */
export function tagsOfForm(form: FormData, context: AppLoadContext) {
  const submission = parseForm(form, { schema: FORM, locale: context.locale });
  if (submission.status !== 'success') return { refused: replyToForm(submission) };
  const { shown, kept = [], ...input } = submission.value;
  const keptTags = new Set([kept].flat());
  const left = (shown ?? '').split(',').filter((tag) => tag !== '' && !keptTags.has(tag));
  return { answer: { ...answerTo(input, context), left } };
}

export interface TagAnswer {
  input: TagInput;
  tags: Tags;
  /** Those that somebody does not want. */
  left: string[];
  language: Language;
}

function answerTo(input: TagInput, { language }: AppLoadContext): TagAnswer {
  return { input, tags: generateTags(input, { language }), left: [], language };
}
