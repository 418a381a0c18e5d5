import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { Page } from '#instance-schema/generated/page.ts';
import { localize } from '../instance/localize.ts';
import { parseRichText } from '../content/rich-text.server.ts';
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

/** A generic page by its slug, or the screen that says there is none. */
export function requireGenericPage(context: AppLoadContext, slug: string): PageText {
  const page = context.instance.pagesBySlug.get(slug);
  if (!page) throw notFound('page');
  return textOf(page, context);
}

function textOf(page: Page, { instance, language }: AppLoadContext): PageText {
  const metaTitle = localize(page.meta_title, language);
  return {
    panelName: instance.settings.panelName,
    title: localize(page.title, language) || metaTitle,
    metaTitle,
    metaDescription: localize(page.meta_description, language),
    body: parsedBody(localize(page.body, language)),
    noIndex: page.no_index ?? false,
  };
}

/** Parsing is pure, and the same few texts are shown again and again. */
const parsed = new LRUCache<string, RichNode[]>({
  max: 500,
  memoMethod: (html) => parseRichText(html),
});

function parsedBody(html: string): RichNode[] {
  return html ? parsed.memo(html) : [];
}
