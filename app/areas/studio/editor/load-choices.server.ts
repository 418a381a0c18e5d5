import type { AppLoadContext } from '@remix-run/node';
import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { listPictures } from '#core/studio/pictures/picture.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { localize } from '#app/lib/instance/localize.ts';
import type { SceneChoices } from '#app/areas/studio/fields/editor-scene.tsx';
import { isObject } from '#app/areas/studio/form/documents.ts';
import { FONT_FAMILIES } from '#themes/fonts/font-families.ts';
import { panelPaths, routeOptions } from './panel-routes.server.ts';

type Control = FieldNode['control'];

/** What can be chosen from in a form, as far as its fields ask for it. */
export async function loadChoices(
  context: AppLoadContext,
  fields: readonly FieldNode[],
): Promise<SceneChoices> {
  const asked = controlsIn(fields);
  const asks = (...controls: Control[]) => controls.some((control) => asked.has(control));
  const askedFor = <Found>(isAsked: boolean, ask: () => Promise<readonly Found[]>) =>
    isAsked ? orNothing(context, ask) : Promise.resolve([]);
  const { core } = context;
  const [pictures, countries, networks, offers] = await Promise.all([
    askedFor(asks('picture', 'picture-address'), async () => (await core.call(listPictures)).data),
    askedFor(asks('countries', 'country'), async () => (await core.call(listCountries)).data),
    askedFor(
      asks('network', 'network-slug', 'service-types'),
      async () => (await core.call(listNetworks)).data,
    ),
    askedFor(asks('offer'), () => offersOf(context)),
  ]);
  return {
    pictures,
    offers,
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    networks: networks.map(({ id, name }) => ({ value: String(id), label: name })),
    networkSlugs: networks.map(({ slug, name }) => ({ value: slug, label: name })),
    serviceTypes: networks.flatMap(({ name: group, service_types: types }) =>
      types.map(({ id, title }) => ({ value: String(id), label: title, group })),
    ),
    routes: asks('route', 'routes') ? routeOptions(context) : [],
    paths: asks('link') ? panelPaths(context) : [],
    fonts: asks('font') ? fontOptions(context.locale) : [],
  };
}

/** Typefaces are called the same in every language, but for that of the reader's system. */
function fontOptions(locale: string) {
  const t = textsOf(locale).getFixedT(locale, 'studio-fields');
  const families = Object.entries(FONT_FAMILIES).map(([value, { name }]) => ({
    value,
    label: name,
  }));
  return [{ value: 'system', label: t('editor.systemFont') }, ...families];
}

/** A form without one of its lists is still a form. */
async function orNothing<Found>(
  { reportError }: AppLoadContext,
  ask: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return [];
  }
}

async function offersOf({ core, language }: AppLoadContext) {
  const { data } = await core.call(listDraftDocuments, { query: { kind: 'special-offer' } });
  return data.map(({ key, body }) => ({
    value: key,
    label: nameIn(body['name'], language) || key,
  }));
}

/** A text of a draft, which may be anything. */
export function nameIn(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  // A text by language where it is an object; English may be missing in a draft.
  return isObject(value) ? (localize(value as Localized, language) ?? '') : '';
}

function controlsIn(fields: readonly FieldNode[]): ReadonlySet<Control> {
  const found = new Set<Control>();
  const note = (field: FieldNode): void => {
    found.add(field.control);
    if ('fields' in field) field.fields?.forEach(note);
    if ('kinds' in field)
      Object.values(field.kinds ?? {})
        .flat()
        .forEach(note);
  };
  fields.forEach(note);
  return found;
}
