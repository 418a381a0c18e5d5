import type { BannerPlace } from '#instance-schema/generated/banner.ts';
import type { Block, HeroBlock } from '#instance-schema/generated/page.ts';
import type { PagePart } from '#app/areas/shop/blocks/shown-block.ts';

const WINDOW: HeroBlock = {
  id: 'window',
  type: 'hero',
  props: { link_field: true, buttons: [], layout: 'services' },
};
const CATALOGUE: PagePart = { id: 'catalogue', type: 'catalogue', props: {} };
const BODY: PagePart = { id: 'body', type: 'body' };

const banner = (place: BannerPlace): PagePart => ({
  id: place.replaceAll('_', '-'),
  type: 'banner',
  props: { place },
});

/** What the home page is made of as long as its owner has not made it of blocks. */
const USUAL: readonly PagePart[] = [
  WINDOW,
  CATALOGUE,
  banner('services_pricing_main'),
  banner('services_pricing_first_short'),
  banner('services_pricing_second_short'),
  BODY,
  banner('services_pricing_long'),
  banner('services_pricing_footer'),
];

interface Asked {
  /** Whether a link was pasted, whose prices have to stand somewhere. */
  hasLink: boolean;
}

/**
 * The parts of the home page. Links from everywhere lead to its catalogue, so it is always there
 * once; the text that the page has beside its blocks stands where it always stood, below them.
 */
export function homeParts(blocks: readonly Block[], { hasLink }: Asked): readonly PagePart[] {
  if (blocks.length === 0) return USUAL;
  const place = blocks.findIndex(({ type }) => type === 'catalogue');
  const own = blocks.filter(({ type }, index) => type !== 'catalogue' || index === place);
  const whole = [...own, ...(place === -1 ? [CATALOGUE] : []), BODY];
  return hasLink ? withLinkField(whole) : whole;
}

/** Whoever asks by the address of a page without the field finds it there with the answer. */
function withLinkField(parts: readonly PagePart[]): readonly PagePart[] {
  const isHero = (part: PagePart): part is HeroBlock => part.type === 'hero';
  const heroes = parts.filter(isHero);
  if (heroes.some(({ props }) => props.link_field)) return parts;
  const [first] = heroes;
  if (!first) return [WINDOW, ...parts];
  const asking: HeroBlock = { ...first, props: { ...first.props, link_field: true } };
  return parts.map((part) => (part === first ? asking : part));
}
