import type { AppLoadContext } from '@remix-run/node';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { listPictureColours } from '#core/studio/picture-colours/picture-colours.operations.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isObject, pickFields, type Values } from '#app/areas/studio/form/documents.ts';
import { isBrandColour } from '#themes/brand-colour.ts';

export interface LogoColours {
  logo: string | undefined;
  /** Those that can be the colour of a brand, the strongest first. */
  found: string[];
  /** Whether the brand has one of them already. */
  isInUse: boolean;
  /** What the form of the colours would be made from. */
  base: Values;
  rev: number;
}

const COLOUR_FIELDS = FIELDS.settings.filter(({ group }) => group === 'colours');

/** The colours of the draft's logo, which may be another one than the public one. */
export async function loadLogoColours(context: AppLoadContext): Promise<LogoColours> {
  const query = { kind: 'settings', key: 'settings' } as const;
  const { data, meta } = await context.core.call(listDraftDocuments, { query });
  const settings = data[0]?.body ?? {};
  const url = at(settings, 'logos', 'light', 'url');
  const logo = typeof url === 'string' ? url : undefined;
  const found = await coloursIn(context, logo);
  const brand = at(settings, 'colours', 'light', 'primary');
  return {
    ...{ logo, found, rev: meta.rev },
    isInUse: typeof brand === 'string' && found.includes(brand.toLowerCase()),
    base: pickFields(COLOUR_FIELDS, settings),
  };
}

/** A page of colours is one without them, too. */
async function coloursIn({ core, reportError }: AppLoadContext, logo: string | undefined) {
  if (logo === undefined) return [];
  try {
    const { data } = await core.call(listPictureColours, { query: { url: logo } });
    return data.map(({ colour }) => colour).filter(isBrandColour);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status >= 500) reportError(error);
    return [];
  }
}

const at = (root: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), root);
