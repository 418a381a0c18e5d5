import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import type { Asking } from './asking.server.ts';
import { showButtons, showPicture } from './show-words.server.ts';
import type { BlockOf, ShownContent, ShownHero, ShownServices } from './shown-block.ts';

/** So many of the best stand in the window. */
const IN_WINDOW = 3;
/** Of one type there may be many, and some cannot be ordered at the moment. */
const ASKED_FOR_EACH = 4;

/** A block with the services whose colours it needs. */
export interface WithServices<Shown extends ShownContent> {
  shown: Shown;
  cards: readonly ServiceCard[];
}

/** The window of the shop stays without its services while the core is away. */
export async function showHero(
  { props }: BlockOf<'hero'>,
  { context, page, say, popular }: Asking,
): Promise<WithServices<ShownHero>> {
  const { layout, buttons, picture, link_field: hasLinkField } = props;
  const asked = layout === 'services' ? await withoutCore(context, popular) : [];
  const cards = bestOfEachType(asked ?? []).slice(0, IN_WINDOW);
  const shown: ShownHero = {
    type: 'hero',
    title: say(props.title) || page.title,
    text: say(props.text) || page.metaDescription,
    hasLinkField,
    layout,
    buttons: showButtons(buttons, say),
    picture: picture && showPicture(picture, say),
    services: cards.map(summaryOf),
  };
  return { shown, cards };
}

/** Those that can be ordered; without any, there is no block. */
export async function showServices(
  block: BlockOf<'services'>,
  asked: Asking,
): Promise<WithServices<ShownServices> | undefined> {
  const { heading, text, layout, buttons } = block.props;
  const cards = (await findServices(block, asked)).filter((card) => !card.is_deactivated);
  const shown = chosenOf(block, cards);
  if (shown.length === 0) return undefined;
  return {
    shown: {
      type: 'services',
      heading: asked.say(heading),
      text: asked.say(text),
      layout,
      services: shown.map(summaryOf),
      buttons: showButtons(buttons, asked.say),
    },
    cards: shown,
  };
}

async function findServices(
  { props }: BlockOf<'services'>,
  { context }: Asking,
): Promise<ServiceCard[]> {
  const { services, network, service_types: types, limit } = props;
  const query =
    services.length > 0
      ? { ids: services.join(), per_page: String(services.length) }
      : {
          per_page: String(limit * ASKED_FOR_EACH),
          ...(network !== undefined && { network: String(network) }),
          ...(types.length > 0 && { service_types: types.join() }),
        };
  const { data } = await context.core.call(listServices, { query });
  return data;
}

/** What an owner chose, in their order; else the best of each type before others of it. */
function chosenOf({ props }: BlockOf<'services'>, cards: readonly ServiceCard[]): ServiceCard[] {
  const { services, limit } = props;
  if (services.length > 0) {
    const byId = new Map(cards.map((card) => [card.id, card]));
    return services.flatMap((id) => byId.get(id) ?? []);
  }
  const best = bestOfEachType(cards);
  return [...best, ...cards.filter((card) => !best.includes(card))].slice(0, limit);
}

function bestOfEachType(cards: readonly ServiceCard[]): ServiceCard[] {
  const types = new Map<number, ServiceCard>();
  for (const card of cards) {
    const { id } = card.service_type;
    if (!types.has(id)) types.set(id, card);
  }
  return [...types.values()];
}
