import path from 'node:path';
import { loadInstanceFixture, type InstanceFixture } from '#fixtures/load-instance.ts';
import type { MenuItemDocument } from '#instance-schema/generated/menu-item-document.ts';
import type { PageDocument } from '#instance-schema/generated/page-document.ts';
import { applyLook, arrangeBlocks } from '#themes/looks/apply-look.ts';
import type { Look } from '#themes/looks/look.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { PROJECT_ROOT } from './project-root.ts';

interface Starter {
  slug: string;
  hosts: string[];
  /** What visitors read in the header. */
  name: string;
  /** The id of one of the looks. */
  look?: string | undefined;
}

/** Only what is true of every panel: the rest of the demo's home page speaks for its brand. */
const HOME_BLOCKS = ['window', 'catalogue', 'steps', 'reviews', 'questions'];
const QUESTIONS_OF_THE_BRAND = 2;

const MENU = ['index', 'orders-create', 'dashboard', 'api-documentation', 'login', 'register'];
const MENU_GROUPS: Record<string, readonly string[]> = {
  'orders-group': ['orders', 'drip-feed', 'my-services', 'statistics'],
  'finances-group': ['add-funds', 'finances'],
};

/**
 * A new panel that somebody can go on with: a look, a home page, a menu and payments from the balance, in
 * the words of the first demo brand that say nothing about it.
 */
export async function starterInstance({
  slug,
  hosts,
  name,
  look: wanted = 'harbour',
}: Starter): Promise<InstanceFixture> {
  const look = LOOKS.find(({ id }) => id === wanted);
  if (!look) throw new Error(`The looks are ${LOOKS.map(({ id }) => id).join(', ')}.`);
  const demo = await loadInstanceFixture('marquee', path.join(PROJECT_ROOT, 'fixtures/instances'));
  const { pages, menuItems, paymentMethods } = demo.documents;
  const settings = { schemaVersion: 2 as const, panelName: name, colours: look.colours };
  return {
    slug,
    hosts,
    assets: [],
    documents: {
      settings: { ...settings, ...applyLook(look, settings) },
      pages: pages
        .filter((page) => page.route_name === 'index')
        .map((page) => homeOf(page, name, look)),
      menuItems: menuItems.flatMap(menuItemOf),
      paymentMethods: paymentMethods.filter(({ strategy }) => strategy === 'balance'),
      banners: [],
      specialOffers: [],
      withdrawalMethods: [],
      coupons: [],
      grades: [],
      freeTrialQuests: [],
      tariffPlans: [],
      mailTexts: [],
    },
  };
}

function homeOf({ route_name, blocks = [] }: PageDocument, name: string, look: Look): PageDocument {
  const kept = blocks.filter(({ id }) => HOME_BLOCKS.includes(id)).map(withoutBrand);
  return { route_name, meta_title: name, blocks: arrangeBlocks(look, kept) };
}

function withoutBrand(block: NonNullable<PageDocument['blocks']>[number]) {
  if (block.type !== 'questions') return block;
  const questions = block.props.questions.slice(QUESTIONS_OF_THE_BRAND);
  return { ...block, props: { ...block.props, questions } };
}

function menuItemOf(item: MenuItemDocument): MenuItemDocument[] {
  const { route_name: route = '', children = [] } = item;
  if (MENU.includes(route)) return [item];
  const kept = children.filter(({ route_name }) => MENU_GROUPS[route]?.includes(route_name ?? ''));
  const first = kept[0];
  if (!first) return [];
  // A group is called after its first page where its own name speaks of pages that are left out.
  return [{ ...item, title: route === 'orders-group' ? first.title : item.title, children: kept }];
}
