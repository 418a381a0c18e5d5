import { z } from 'zod';
import type { Network } from '#core/catalogue/services/catalogue.contract.ts';
import {
  changeServiceBody,
  type StaffServiceDetails,
} from '#core/back-office/services/staff-service.contract.ts';
import { PAGE_TEXTS } from '#core/catalogue/services/page-texts.pure.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { DELIVERY_FIELDS } from './task-terms.server.ts';

/** Where a service can stand. */
export const categoriesOf = (networks: readonly Network[]) =>
  networks.flatMap(({ name: group, service_types: types }) =>
    types.map(({ id, name }) => ({ group, value: String(id), label: name })),
  );

/** Where it can stand, and where it stands even if that is not shown any more. */
export function categoriesIn(
  networks: readonly Network[],
  { service_type_id: own, network, type }: StaffServiceDetails,
) {
  const shown = categoriesOf(networks);
  const isShown = shown.some(({ value }) => value === String(own));
  return isShown ? shown : [{ group: network, value: String(own), label: type }, ...shown];
}

const { texts, trade_type, price_before, start_minutes, example_link } = changeServiceBody.shape;
const { updated_at, ...asked } = changeServiceBody
  .omit({ name: true, tasks: true, price_before: true, start_minutes: true, example_link: true })
  .required().shape;
export const SERVICE_FORM = z.object({
  ...{ ...asked, ...DELIVERY_FIELDS, updated_at, texts, trade_type, price_before },
  ...{ start_minutes, example_link },
  // A box that is not ticked is not sent.
  drip_feed: asked.drip_feed.default(false),
  speed_up: asked.speed_up.default(false),
  is_active: asked.is_active.default(false),
});

/** In the languages of the shop, and in English, which everybody is shown who has no other. */
export const languagesOf = ({ settings }: { settings: { languages: readonly string[] } }) =>
  LANGUAGES.filter((language) => language === 'en' || settings.languages.includes(language));

type Texts = z.output<typeof SERVICE_FORM>['texts'];

/** What was sent empty is taken away; what the form did not have stays. */
export function textsOfForm(sent: FormData, written: Texts): Texts {
  return Object.fromEntries(
    LANGUAGES.filter((language) => sent.has(`texts.${language}.name`)).map((language) => {
      const emptied = PAGE_TEXTS.filter((text) => sent.has(`texts.${language}.${text}`));
      const none = Object.fromEntries(emptied.map((text) => [text, null]));
      return [language, { ...none, ...withoutMissing(written?.[language]) }];
    }),
  );
}

const withoutMissing = (texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
