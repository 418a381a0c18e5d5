import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '../../components/page-header.tsx';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';

// The address is a person's own, signed link: no business of a search engine.
export const handle = { unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  return pageText(context, 'unsubscribe');
}

export default function Unsubscribe() {
  const page = useLoaderData<typeof loader>();
  return <PageHeader title={page.title} lead={page.metaDescription} />;
}
