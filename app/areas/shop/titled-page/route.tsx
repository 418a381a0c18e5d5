import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { routeNameOf } from '#app/lib/pages/route-name.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** A page of the route table by its own name, which its path says. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { path } = splitPanelPath(decodedPath(request.url));
  const routeName = routeNameOf(path) ?? 'index';
  const query = new URL(request.url).searchParams;
  return {
    ...pageText(context, routeName),
    banners: routeBanners(context, routeName, query),
  };
}

/** The router matches paths decoded, and asks for data with an ending. */
function decodedPath(url: string): string {
  return decodeURIComponent(new URL(url).pathname).replace(/\.data$/, '');
}

export default function TitledPage() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
    </>
  );
}
