import type { AppLoadContext } from '@remix-run/node';
import type { Block, Page } from '#instance-schema/generated/page.ts';
import { localize } from '../instance/localize.ts';
import { richTextOf } from '../content/rich-text-of.server.ts';
import type { RichNode } from '../content/rich-text.ts';
import { notFound } from '../http/responses.ts';

/** What a page of the instance says of itself, in the visitor's language. */
export interface PageText {
  panelName: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  body: RichNode[];
  noIndex: boolean;
}

/** A page of the route table. An instance that says nothing of it shows its own name. */
export function pageText(context: AppLoadContext, routeName: string): PageText {
  const page = context.instance.pages.get(routeName);
  const { panelName } = context.instance.settings;
  return page
    ? textOf(page, context)
    : {
        panelName,
        title: panelName,
        metaTitle: panelName,
        metaDescription: '',
        body: [],
        noIndex: false,
      };
}

/** The blocks that an owner made a page of the route table of. */
export function blocksOf({ instance }: AppLoadContext, routeName: string): readonly Block[] {
  return instance.pages.get(routeName)?.blocks ?? [];
}

/** A generic page by its slug, or the screen that says there is none. */
export function requireGenericPage(
  context: AppLoadContext,
  slug: string,
): PageText & { blocks: readonly Block[] } {
  const page = context.instance.pagesBySlug.get(slug);
  if (!page) throw notFound('page');
  return { ...textOf(page, context), blocks: page.blocks ?? [] };
}

function textOf(page: Page, { instance, language }: AppLoadContext): PageText {
  const metaTitle = localize(page.meta_title, language);
  return {
    panelName: instance.settings.panelName,
    title: localize(page.title, language) || metaTitle,
    metaTitle,
    metaDescription: localize(page.meta_description, language),
    body: richTextOf(localize(page.body, language)),
    noIndex: page.no_index ?? false,
  };
}
