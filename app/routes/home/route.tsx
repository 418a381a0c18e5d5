import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '../../components/page-header.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  return pageText(context, 'index');
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} prominent />
      <RichText nodes={page.body} />
    </>
  );
}
