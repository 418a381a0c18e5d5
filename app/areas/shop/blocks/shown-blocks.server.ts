import type { AppLoadContext } from '@remix-run/node';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import { bannersAt } from '#app/lib/banners/banners.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import type { PageText } from '#app/lib/pages/page.server.ts';
import { asking, type Asking } from './asking.server.ts';
import { showFigures, showReviews } from './show-proof.server.ts';
import { showHero, showServices, type WithServices } from './show-services.server.ts';
import {
  showAction,
  showPictureBlock,
  showQuestions,
  showSteps,
  showText,
} from './show-words.server.ts';
import type { PagePart, ShownBlock, ShownBlocks, ShownContent } from './shown-block.ts';

interface Shown {
  content: ShownContent;
  cards?: readonly ServiceCard[] | undefined;
  css?: string;
}

/**
 * The parts of a page with all that they show, asked for at once. One that has nothing to show, or
 * whose answer cannot be had, is left out.
 */
export async function shownBlocks(
  context: AppLoadContext,
  { parts, page }: { parts: readonly PagePart[]; page: PageText },
): Promise<ShownBlocks> {
  const asked = asking(context, { page, parts });
  const shown = await Promise.all(
    parts.map(async (part) => {
      const found = await withoutCore(context, () => show(part, asked));
      return found ? [{ id: part.id, ...found }] : [];
    }),
  );
  const found = shown.flat();
  const colours = found.flatMap(({ cards = [] }) => cards.flatMap(coloursOf));
  return {
    blocks: found.map(({ id, content }): ShownBlock => ({ id, ...content })),
    css:
      [...new Set(found.flatMap(({ css = [] }) => css))].join('') +
      entityCss(colours, context.instance.theme.grounds),
  };
}

async function show(part: PagePart, asked: Asking): Promise<Shown | undefined> {
  switch (part.type) {
    case 'hero':
      return withColours(await showHero(part, asked));
    case 'services':
      return withColours(await showServices(part, asked));
    case 'offer':
      return showOffer(String(part.props.offer), asked);
    case 'banner':
      return showBanner(part.props.place, asked);
    case 'catalogue':
      return { content: { type: 'catalogue' } };
    case 'body':
      return asked.page.body.length > 0 ? { content: { type: 'body' } } : undefined;
    default: {
      const content = await showPlain(part, asked);
      return content && { content };
    }
  }
}

type Plain = Exclude<
  PagePart,
  { type: 'hero' | 'services' | 'offer' | 'banner' | 'catalogue' | 'body' }
>;

function showPlain(
  block: Plain,
  asked: Asking,
): Promise<ShownContent | undefined> | ShownContent | undefined {
  switch (block.type) {
    case 'steps':
      return showSteps(block, asked);
    case 'questions':
      return showQuestions(block, asked);
    case 'reviews':
      return showReviews(block, asked);
    case 'figures':
      return showFigures(block, asked);
    case 'text':
      return showText(block, asked);
    case 'picture':
      return showPictureBlock(block, asked);
    case 'action':
      return showAction(block, asked);
  }
}

const withColours = (found: WithServices<ShownContent> | undefined): Shown | undefined =>
  found && { content: found.shown, cards: found.cards };

async function showOffer(id: string, { offers: find }: Asking): Promise<Shown | undefined> {
  const { offers, css } = await find();
  const named = offers.filter((offer) => String(offer.id) === id);
  return named.length > 0 ? { content: { type: 'offer', offers: named }, css } : undefined;
}

function showBanner(
  place: Extract<PagePart, { type: 'banner' }>['props']['place'],
  { context }: Asking,
): Shown | undefined {
  const banners = bannersAt(context, [place]);
  return banners.length > 0 ? { content: { type: 'banner', place, banners } } : undefined;
}

function coloursOf({ network_icon: icon, service_type: type, labels }: ServiceCard) {
  return [
    [icon, type.network.color] as const,
    ...labels.map(({ id, color }) => [labelEntity(id), color] as const),
  ];
}
