import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { requireGenericPage } from '#app/lib/pages/page.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** A page that the owner wrote, at a path of one segment. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return requireGenericPage(context, params['slug'] ?? '');
}

export default function GenericPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      <RichText nodes={page.body} />
    </>
  );
}
