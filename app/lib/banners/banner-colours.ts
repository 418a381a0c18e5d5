import type { BannerSlide } from '#instance-schema/generated/banner.ts';
import { contrast, luminance, parseHex } from '#themes/colour.ts';
import { entityColor, readableInk } from '#themes/entity-colour.ts';

/** The colours of a slide in one theme, each ink readable on its ground. */
export interface SlideInks {
  ground: string;
  ink: string;
  button: string;
  onButton: string;
}

export interface SlideColours {
  light: SlideInks;
  dark: SlideInks;
}

/** A ground this bright would glare out of a dark page. */
const GLARING = 0.4;

/** What the owner chose, moved only as far as reading it needs; without a ground, the brand's. */
export function slideColours(slide: BannerSlide): SlideColours | undefined {
  const seed = parseHex(slide.backgroundColor ?? '');
  if (slide.backgroundColor === undefined || seed === undefined) return undefined;
  const { light, dark } = entityColor(slide.backgroundColor);
  const owned = inksOn(light.solid, slide);
  return { light: owned, dark: luminance(seed) > GLARING ? dimmed(dark.subtle, owned) : owned };
}

function inksOn(
  ground: string,
  { titleColor, buttonBgColor, buttonTextColor }: BannerSlide,
): SlideInks {
  const ink = readableInk(titleColor, ground);
  const button = parseHex(buttonBgColor ?? '') === undefined ? ink : (buttonBgColor ?? ink);
  return { ground, ink, button, onButton: readableInk(buttonTextColor, button) };
}

/** Inks that were chosen for a bright ground would be dim on a dark one. */
function dimmed(ground: string, { button, onButton }: SlideInks): SlideInks {
  const ink = readableInk(undefined, ground);
  const isSeen = contrast(parseHex(button) ?? 0, parseHex(ground) ?? 0) >= 3;
  return { ground, ink, ...(isSeen ? { button, onButton } : { button: ink, onButton: ground }) };
}
