import type { Migration } from './migration.ts';

/** Where each flat field of version 1 stands in version 2. */
const MOVES: Record<string, readonly string[]> = {
  logo: ['logos', 'light', 'url'],
  logoWidth: ['logos', 'light', 'width'],
  logoHeight: ['logos', 'light', 'height'],
  logoDark: ['logos', 'dark', 'url'],
  logoHref: ['logos', 'href'],
  logoAlt: ['logos', 'alt'],
  primaryColor: ['colours', 'light', 'primary'],
  accentColor: ['colours', 'light', 'accent'],
  backgroundColor: ['colours', 'light', 'background'],
  textColor: ['colours', 'light', 'text'],
  darkPrimaryColor: ['colours', 'dark', 'primary'],
  darkAccentColor: ['colours', 'dark', 'accent'],
  darkBackgroundColor: ['colours', 'dark', 'background'],
  darkTextColor: ['colours', 'dark', 'text'],
};

/** Version 1 had no room for the size of a logo; every panel drew it in this box. */
const LOGO_BOX = { width: 160, height: 40 };

/**
 * Version 1 kept logos, colours, the rouble rate and the custom code in flat fields. What stands
 * in the new place already wins over the old field.
 */
export const settings1To2: Migration = {
  from: 1,
  up(document) {
    const next: Record<string, unknown> = { ...document, schemaVersion: 2 };
    for (const [field, path] of Object.entries(MOVES)) {
      if (!(field in next)) continue;
      place(next, path, next[field]);
      delete next[field];
    }
    sizeLogos(next);
    if ('rubRate' in next) {
      next['currencies'] ??= [{ code: 'USD' }, { code: 'RUB', rate: decimal(next['rubRate']) }];
      delete next['rubRate'];
    }
    if (typeof next['customCode'] === 'string') {
      next['customCode'] = { source: next['customCode'], tier: 'strict' };
    }
    return next;
  },
};

/** Copies every object on the way, so that the document of the caller stays as it was. */
function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    target[key] ??= value;
    return;
  }
  const present = target[key];
  if (present !== undefined && !isRecord(present)) return;
  const copy = { ...present };
  target[key] = copy;
  place(copy, rest, value);
}

/** Both logos were drawn in one box, so the dark one has the size of the light one. */
function sizeLogos(next: Record<string, unknown>): void {
  const logos = next['logos'];
  if (!isRecord(logos)) return;
  const { light, dark } = logos;
  const size = { ...LOGO_BOX, ...(isRecord(light) ? pickSize(light) : {}) };
  next['logos'] = {
    ...logos,
    ...(isRecord(light) ? { light: { ...size, ...light } } : {}),
    ...(isRecord(dark) ? { dark: { ...size, ...dark } } : {}),
  };
}

function pickSize({ width, height }: Record<string, unknown>): Record<string, unknown> {
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

/** Rates were numbers; since they multiply prices they are decimal strings now. */
function decimal(rate: unknown): unknown {
  return typeof rate === 'number' ? String(rate) : rate;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
