import { createHash } from 'node:crypto';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { toHex } from '#themes/colour.ts';
import { solveTheme } from '#themes/compile-theme.ts';

/** What the icons of an instance are made of, where it stands among other apps. */
export interface HomeIcons {
  /** Of all that follows: icons at an address with it never change. */
  readonly hash: string;
  /** The picture of the owner that they show; without one, the initial of the name. */
  readonly source: string | undefined;
  readonly name: string;
  readonly initial: string;
  readonly page: string;
  readonly solid: string;
  readonly onSolid: string;
}

/** Rises whenever the same brand gets other icons. */
const DRAWING_VERSION = 2;
const OWN_PICTURE = /^\/instance-assets\/[^?#]+$/;

/** Only pictures that are kept here are read: an address elsewhere may be anything by then. */
export function homeIcons(settings: Settings): HomeIcons {
  const { colours, darkModeAvailable, defaultTheme, favicon, logos, panelName } = settings;
  const { light, dark } = solveTheme({ colours, darkModeAvailable });
  const isDark = dark !== undefined && defaultTheme === 'dark';
  const { page, 'brand-solid': solid, 'brand-on': onSolid } = (isDark ? dark : light).colours;
  const logo = (isDark ? logos?.dark : undefined) ?? logos?.light;
  const content = {
    source: [favicon, logo?.url].find((url) => url !== undefined && OWN_PICTURE.test(url)),
    name: panelName,
    initial: initialOf(panelName),
    page: toHex(page),
    solid: toHex(solid),
    onSolid: toHex(onSolid),
  };
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, content]));
  return { hash: hash.digest('hex').slice(0, 32), ...content };
}

/** The first letter or digit of a name, large and without its marks. */
function initialOf(name: string): string {
  const [initial = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? [];
  return [...initial.toUpperCase()][0] ?? '';
}
