import type { AppLoadContext } from '@remix-run/node';
import type { Block, Page } from '#instance-schema/generated/page.ts';
import { localize } from '../instance/localize.ts';
import { richTextOf } from '../content/rich-text-of.server.ts';
import type { RichNode } from '../content/rich-text.ts';
import { notFound } from '../http/responses.ts';
import { textsOf } from '../i18n/i18n.server.ts';

/** What a page of the instance says of itself, in the visitor's language. */
export interface PageText {
  panelName: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  body: RichNode[];
  noIndex: boolean;
}

/** What these are called where nobody has written about them. */
const NAMED = [
  'account-management',
  'add-funds',
  'api',
  'api-documentation',
  'bonuses',
  'card-verification',
  'child-panels',
  'dashboard',
  'drip-feed',
  'finances',
  'free-trials',
  'grades',
  'login',
  'my-services',
  'order-widget',
  'orders',
  'orders-create',
  'password-reset',
  'profile',
  'referral-program',
  'register',
  'site-view',
  'statistics',
  'subscription-about',
  'subscriptions',
  'tasks',
  'tasks-start-earning',
  'unsubscribe',
] as const;

/** A page of the route table. Where an instance says nothing of it, it has the name of the panel. */
export function pageText(context: AppLoadContext, routeName: string): PageText {
  const page = context.instance.pages.get(routeName);
  if (page) return textOf(page, context);
  const { panelName } = context.instance.settings;
  const title = builtInName(context, routeName) ?? panelName;
  return { panelName, title, metaTitle: title, metaDescription: '', body: [], noIndex: false };
}

/** Without one are the home page, and pages that are called after what they show. */
export function builtInName(
  { locale }: Pick<AppLoadContext, 'locale'>,
  routeName: string,
): string | undefined {
  const name = NAMED.find((each) => each === routeName);
  return name && textsOf(locale).getFixedT(locale, 'server')(`pages.${name}`);
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
