import { z } from 'zod';
import type { Network } from '#core/catalogue/services/catalogue.contract.ts';
import {
  changeServiceBody,
  writtenText,
  type StaffServiceDetails,
} from '#core/back-office/services/staff-service.contract.ts';
import { readFaqText } from '#core/catalogue/services/faq-text.pure.ts';
import { PAGE_TEXTS } from '#core/catalogue/services/page-texts.pure.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { CONTENTS_FIELD } from './contents-form.server.ts';
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

/** A list of questions is written as one text. */
const faq = z
  .string()
  .max(20_000)
  .optional()
  .transform((text, context) => {
    if (text === undefined) return undefined;
    const entries = readFaqText(text);
    if (!entries) context.addIssue({ code: 'custom', params: { code: 'faq_answer' } });
    const read = writtenText.shape.faq.safeParse(entries);
    // What is too long within the list stands at the one field that it is written in.
    for (const issue of read.error?.issues ?? []) {
      if (issue.code !== 'too_big') continue;
      context.issues.push({ ...issue, path: [], input: text });
    }
    return read.data;
  });
const formText = writtenText.extend({ faq }).optional();
// One for each language, as they were listed.
const formTexts = Object.fromEntries(LANGUAGES.map((language) => [language, formText])) as Record<
  Language,
  typeof formText
>;

const { trade_type, price_before, start_minutes, example_link } = changeServiceBody.shape;
const { updated_at, ...asked } = changeServiceBody
  .omit({
    name: true,
    texts: true,
    tasks: true,
    price_before: true,
    start_minutes: true,
    example_link: true,
    contents: true,
  })
  .required().shape;
export const SERVICE_FORM = z.object({
  ...{ ...asked, ...DELIVERY_FIELDS, updated_at, trade_type, price_before },
  texts: z.object(formTexts).optional(),
  ...{ start_minutes, example_link },
  contents: CONTENTS_FIELD,
  // A box that is not ticked is not sent.
  drip_feed: asked.drip_feed.default(false),
  speed_up: asked.speed_up.default(false),
  labels: asked.labels.default([]),
  countries: asked.countries.default([]),
  by_link_only: asked.by_link_only.default(false),
  for_grades: asked.for_grades.default([]),
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
      const emptied = [...PAGE_TEXTS, 'faq'].filter((text) =>
        sent.has(`texts.${language}.${text}`),
      );
      const none = Object.fromEntries(emptied.map((text) => [text, null]));
      return [language, { ...none, ...withoutMissing(written?.[language]) }];
    }),
  );
}

const withoutMissing = (texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
