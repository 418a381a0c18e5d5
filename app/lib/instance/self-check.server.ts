import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { isDocument } from '#instance-schema/validate.ts';
import { checkTheme } from '#themes/check-theme.ts';
import type { CompiledInstance } from './compiled-instance.ts';

/**
 * What a compiled instance must hold before anyone sees it, looked at once more on the result
 * itself; a sentence for each fault.
 */
export function checkInstance({
  settings,
  menu,
  pages,
  banners,
  specialOffers,
  theme,
}: CompiledInstance): string[] {
  const faults: string[] = [];
  if (!isDocument('settings', settings)) faults.push('The settings are not valid once filled');
  const lists = [
    ['page', [...pages.values()]],
    ['menu-item', menu],
    ['banner', banners],
    ['special-offer', specialOffers],
  ] as const;
  for (const [kind, documents] of lists) {
    const wrong = documents.findIndex((document) => !isSound(kind, document));
    if (wrong !== -1) faults.push(`A ${kind} is not valid once filled, the one at ${wrong}`);
  }
  return [...faults, ...checkColours(settings.colours.policy, theme)];
}

/** Frozen ones that were looked at, which nobody can have changed since. */
const sound = new WeakSet<object>();

function isSound(kind: DocumentKind, document: object): boolean {
  if (sound.has(document)) return true;
  const isGood = isDocument(kind, document);
  if (isGood && Object.isFrozen(document)) sound.add(document);
  return isGood;
}

function checkColours(
  policy: CompiledInstance['settings']['colours']['policy'],
  { css, themeColor }: CompiledInstance['theme'],
): string[] {
  const broken = checkTheme(css, policy).map(
    ({ ink, ground, theme, ratio, least }) =>
      `In the ${theme} theme ${ink} on ${ground} has ${ratio.toFixed(2)}:1 and needs ${least}:1`,
  );
  const wrong = [themeColor.light, themeColor.dark].filter((hex) => !/^#[0-9a-f]{6}$/.test(hex));
  return [...broken, ...wrong.map((hex) => `The browser cannot read ${hex} as a colour`)];
}
