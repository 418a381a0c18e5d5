import type { AppLoadContext } from '@remix-run/node';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import type { ShopRecord } from '#core/feedback/service-records/service-record.contract.ts';
import { getShopRecord } from '#core/feedback/service-records/service-record.operations.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { servicesMenu } from '#app/areas/shop/services-menu.server.ts';
import { richTextOf } from '#app/lib/content/rich-text-of.server.ts';
import type { RichNode } from '#app/lib/content/rich-text.ts';
import { localize } from '#app/lib/instance/localize.ts';
import type { PageText } from '#app/lib/pages/page.server.ts';
import type { MenuNetwork } from '#app/lib/menu/services-menu.ts';
import { offersWhere, type Offers } from '#app/lib/special-offers/special-offers.server.ts';
import type { PagePart } from './shown-block.ts';

/** Some of the best are of one type. */
const AMONG = 12;

/** What the blocks of a page say and ask; what several of them need is asked once. */
export interface Asking {
  context: AppLoadContext;
  /** What the page says of itself, for a block that leaves it to the page. */
  page: Pick<PageText, 'title' | 'metaDescription' | 'body'>;
  say(this: void, text: Localized | undefined): string;
  rich(this: void, html: Localized | undefined): RichNode[];
  /** The most ordered services of the shop. */
  popular(this: void): Promise<ServiceCard[]>;
  record(this: void): Promise<ShopRecord>;
  networks(this: void): Promise<MenuNetwork[]>;
  /** All special offers that some block names. */
  offers(this: void): Promise<Offers>;
}

interface AskingFor {
  page: Asking['page'];
  parts: readonly PagePart[];
}

export function asking(context: AppLoadContext, { page, parts }: AskingFor): Asking {
  const { core, language } = context;
  const say = (text: Localized | undefined) => localize(text, language);
  return {
    context,
    page,
    say,
    rich: (html) => richTextOf(say(html)),
    popular: once(async () => {
      const query = { per_page: String(AMONG) };
      return (await core.call(listServices, { query })).data;
    }),
    record: once(async () => (await core.call(getShopRecord)).data),
    networks: once(async () => (await servicesMenu(context)).networks),
    offers: once(() => {
      const named = new Set(
        parts.flatMap((part) => (part.type === 'offer' ? String(part.props.offer) : [])),
      );
      return offersWhere(context, ({ id }) => named.has(String(id)));
    }),
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}
