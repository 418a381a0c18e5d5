import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { TagForm } from './tag-form.tsx';
import { tagsOfForm, tagsPage, type TagAnswer } from './tags-page.server.ts';

export const handle = { i18n: ['tags', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageHead(page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return tagsPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { answer, refused } = tagsOfForm(await readForm(request), context);
  return answer ? data({ answer }) : data({ result: refused.data }, refused.init ?? undefined);
}

/** What came of a form that was sent without a script. */
interface Sent {
  answer?: TagAnswer;
  result?: object;
}

export default function TagsGenerator() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData() as Sent | undefined; // As the action answers.
  const mark = usePageMark();
  const answer = sent?.answer ?? page.answer;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <TagForm
        // Other keywords came with the address: a form anew.
        key={page.answer.input.keywords}
        {...{ answer, result: sent?.result, constraint: page.constraint }}
        hasKeywords={page.hasKeywords}
      />
      <RichText nodes={page.body} mark={mark('/body')} />
    </>
  );
}
