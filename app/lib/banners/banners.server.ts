import type { AppLoadContext } from '@remix-run/node';
import type { Banner, BannerPlace, BannerSlide } from '#instance-schema/generated/banner.ts';
import { slideColours, type SlideColours } from './banner-colours.ts';
import { needsFrame } from './banner-frame.server.ts';
import { placesOf } from './banner-places.ts';
import type { CompiledInstance } from '../instance/compiled-instance.ts';
import { localize } from '../instance/localize.ts';
import { parseRichText } from '../content/rich-text.server.ts';
import type { RichNode } from '../content/rich-text.ts';
import { isShownAt } from '../schedule/shown-at.ts';

interface BannerBase {
  key: number;
  place: BannerPlace;
  /** How far a visitor scrolls before it appears. */
  scrollDelayPx: number;
}

export interface SlideData {
  title: string;
  subtitle: string;
  image: string | undefined;
  backgroundImage: string | undefined;
  button: { text: string; href: string } | undefined;
  colours: SlideColours | undefined;
}

/** A banner in the visitor's language, ready to be shown. */
export type BannerData = BannerBase & BannerContent;

type BannerContent =
  | { kind: 'text'; nodes: RichNode[] }
  | { kind: 'frame' }
  | { kind: 'slides'; slides: SlideData[] };

/** The banners of a route's page. */
export function routeBanners(
  context: AppLoadContext,
  routeName: string,
  query = new URLSearchParams(),
): BannerData[] {
  return bannersAt(context, placesOf(routeName, query));
}

/** The banners at these places, in their order; those without content are left out. */
export function bannersAt(
  { instance, language, moment }: AppLoadContext,
  places: readonly BannerPlace[],
): BannerData[] {
  const slots = instance.settings.bannerSlots;
  const shown = places.filter((place) => !slots || slots.includes(place));
  return shown.flatMap((place) =>
    instance.banners.flatMap((banner, key) =>
      banner.place === place && isShownAt(moment, banner)
        ? bannerData({ banner, key, language })
        : [],
    ),
  );
}

/** The HTML of a banner that is shown in a frame. */
export function framedHtml({ instance, language, moment }: AppLoadContext, key: number) {
  const banner = instance.banners[key];
  if (!banner || !isShownAt(moment, banner)) return undefined;
  const html = banner.type === 'html' ? localize(banner.content, language) : '';
  return needsFrame(html) ? html : undefined;
}

const framed = new WeakMap<CompiledInstance, boolean>();

/** Whether the pages of an instance may have to embed a banner. */
export function hasFramedBanners(instance: CompiledInstance): boolean {
  const known = framed.get(instance);
  if (known !== undefined) return known;
  const found = instance.banners.some(({ type, content = '' }) => {
    const texts = typeof content === 'string' ? [content] : Object.values(content);
    return type === 'html' && texts.some((html) => needsFrame(html));
  });
  framed.set(instance, found);
  return found;
}

function bannerData(input: { banner: Banner; key: number; language: string }): BannerData[] {
  const { banner, key, language } = input;
  const content = contentOf(banner, language);
  return content
    ? [{ key, place: banner.place, scrollDelayPx: banner.scroll_delay, ...content }]
    : [];
}

/** By banner and language; undefined for what is empty. */
const contents = new WeakMap<Banner, Map<string, BannerContent | undefined>>();

/** Read once and not with each request: banners are frozen, and their HTML may be long. */
function contentOf(banner: Banner, language: string): BannerContent | undefined {
  const known = contents.get(banner) ?? new Map<string, BannerContent | undefined>();
  contents.set(banner, known);
  if (!known.has(language)) known.set(language, readContent(banner, language));
  return known.get(language);
}

function readContent(banner: Banner, language: string): BannerContent | undefined {
  if (banner.type === 'html') {
    const html = localize(banner.content, language);
    if (needsFrame(html)) return { kind: 'frame' };
    const nodes = parseRichText(html);
    return hasText(nodes) ? { kind: 'text', nodes } : undefined;
  }
  const slides = banner.information.flatMap((slide) => slideData(slide, language));
  return slides.length ? { kind: 'slides', slides } : undefined;
}

function slideData(slide: BannerSlide, language: string): SlideData[] {
  const text = localize(slide.buttonText, language);
  const data = {
    title: localize(slide.title, language),
    subtitle: localize(slide.subtitle, language),
    image: slide.image,
    backgroundImage: slide.backgroundImage,
    button: text && slide.buttonLink ? { text, href: slide.buttonLink } : undefined,
    colours: slideColours(slide),
  };
  const isEmpty = !data.title && !data.subtitle && !data.image && !data.backgroundImage && !text;
  return isEmpty ? [] : [data];
}

function hasText(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node.tag === 'hr' || hasText(node.children),
  );
}
