import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BlockList } from '#app/areas/shop/blocks/block-list.tsx';
import { shownBlocks } from '#app/areas/shop/blocks/shown-blocks.server.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { requireGenericPage } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { genericParts } from './generic-parts.ts';

export const handle = { i18n: ['shop'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.page);

/** A page that the owner wrote, at a path of one segment. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { blocks: written, ...page } = requireGenericPage(context, params['slug'] ?? '');
  const { blocks, css } = await shownBlocks(context, { parts: genericParts(written), page });
  return { page, blocks, css };
}

export default function GenericPage() {
  const { page, blocks, css } = useLoaderData<typeof loader>();
  const mark = usePageMark();
  return (
    <>
      {css ? <PageStyle css={css} /> : null}
      {blocks[0]?.type === 'hero' ? null : (
        <PageHeader title={page.title} lead={page.metaDescription} />
      )}
      <BlockList blocks={blocks} body={<RichText nodes={page.body} mark={mark('/body')} />} />
    </>
  );
}
