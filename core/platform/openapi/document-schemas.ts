import banner from '#instance-schema/banner.schema.json' with { type: 'json' };
import actionBlock from '#instance-schema/blocks/action.schema.json' with { type: 'json' };
import bannerBlock from '#instance-schema/blocks/banner.schema.json' with { type: 'json' };
import catalogueBlock from '#instance-schema/blocks/catalogue.schema.json' with { type: 'json' };
import figuresBlock from '#instance-schema/blocks/figures.schema.json' with { type: 'json' };
import heroBlock from '#instance-schema/blocks/hero.schema.json' with { type: 'json' };
import offerBlock from '#instance-schema/blocks/offer.schema.json' with { type: 'json' };
import partsBlock from '#instance-schema/blocks/parts.schema.json' with { type: 'json' };
import pictureBlock from '#instance-schema/blocks/picture.schema.json' with { type: 'json' };
import questionsBlock from '#instance-schema/blocks/questions.schema.json' with { type: 'json' };
import reviewsBlock from '#instance-schema/blocks/reviews.schema.json' with { type: 'json' };
import servicesBlock from '#instance-schema/blocks/services.schema.json' with { type: 'json' };
import stepsBlock from '#instance-schema/blocks/steps.schema.json' with { type: 'json' };
import textBlock from '#instance-schema/blocks/text.schema.json' with { type: 'json' };
import coupon from '#instance-schema/coupon.schema.json' with { type: 'json' };
import freeTrialQuest from '#instance-schema/free-trial-quest.schema.json' with { type: 'json' };
import localized from '#instance-schema/localized.schema.json' with { type: 'json' };
import mailText from '#instance-schema/mail-text.schema.json' with { type: 'json' };
import menuItem from '#instance-schema/menu-item.schema.json' with { type: 'json' };
import page from '#instance-schema/page.schema.json' with { type: 'json' };
import paymentMethod from '#instance-schema/payment-method.schema.json' with { type: 'json' };
import settings from '#instance-schema/settings.schema.json' with { type: 'json' };
import analyticsIds from '#instance-schema/settings/analytics-ids.schema.json' with { type: 'json' };
import chatIds from '#instance-schema/settings/chat-ids.schema.json' with { type: 'json' };
import colours from '#instance-schema/settings/colours.schema.json' with { type: 'json' };
import company from '#instance-schema/settings/company.schema.json' with { type: 'json' };
import currency from '#instance-schema/settings/currency.schema.json' with { type: 'json' };
import customCode from '#instance-schema/settings/custom-code.schema.json' with { type: 'json' };
import customMenuItem from '#instance-schema/settings/custom-menu-item.schema.json' with { type: 'json' };
import fonts from '#instance-schema/settings/fonts.schema.json' with { type: 'json' };
import footer from '#instance-schema/settings/footer.schema.json' with { type: 'json' };
import header from '#instance-schema/settings/header.schema.json' with { type: 'json' };
import freeTrial from '#instance-schema/settings/free-trial.schema.json' with { type: 'json' };
import identityDocuments from '#instance-schema/settings/identity-documents.schema.json' with { type: 'json' };
import invoicing from '#instance-schema/settings/invoicing.schema.json' with { type: 'json' };
import linkRule from '#instance-schema/settings/link-rule.schema.json' with { type: 'json' };
import logos from '#instance-schema/settings/logos.schema.json' with { type: 'json' };
import metaTag from '#instance-schema/settings/meta-tag.schema.json' with { type: 'json' };
import salesBlock from '#instance-schema/settings/sales-block.schema.json' with { type: 'json' };
import socials from '#instance-schema/settings/socials.schema.json' with { type: 'json' };
import specialOffer from '#instance-schema/special-offer.schema.json' with { type: 'json' };
import taxRule from '#instance-schema/settings/tax-rule.schema.json' with { type: 'json' };
import tariffPlan from '#instance-schema/tariff-plan.schema.json' with { type: 'json' };
import values from '#instance-schema/values.schema.json' with { type: 'json' };
import grade from '#instance-schema/grade.schema.json' with { type: 'json' };
import withdrawalMethod from '#instance-schema/withdrawal-method.schema.json' with { type: 'json' };

const SCHEMAS: readonly { $id: string }[] = [
  banner,
  actionBlock,
  bannerBlock,
  catalogueBlock,
  figuresBlock,
  heroBlock,
  offerBlock,
  partsBlock,
  pictureBlock,
  questionsBlock,
  reviewsBlock,
  servicesBlock,
  stepsBlock,
  textBlock,
  coupon,
  localized,
  mailText,
  menuItem,
  page,
  paymentMethod,
  settings,
  analyticsIds,
  chatIds,
  colours,
  company,
  currency,
  customCode,
  customMenuItem,
  fonts,
  footer,
  header,
  freeTrial,
  identityDocuments,
  invoicing,
  linkRule,
  logos,
  metaTag,
  salesBlock,
  socials,
  specialOffer,
  taxRule,
  values,
  withdrawalMethod,
  grade,
  freeTrialQuest,
  tariffPlan,
];

/** What only a schema file needs, not a component of another document. */
const DROPPED = new Set(['$id', '$schema', 'tsType', 'uniqueBy', 'discriminator']);

/** What calls answer has these names: a document of one is called after that. */
const TAKEN: ReadonlySet<string> = new Set([
  'Coupon',
  'FreeTrialQuest',
  'Grade',
  'PaymentMethod',
  'TariffPlan',
  'WithdrawalMethod',
]);

/** How a form asks for a value is nothing to a client. */
const isOfForms = (key: string) => key.startsWith('x-');

/** The schemas of what an owner configures, as components that refer to each other. */
export function documentSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    SCHEMAS.map((schema) => [componentName(schema.$id), rewrite(schema, schema.$id)]),
  );
}

/** `…/settings/free-trial.schema.json` is the component `Settings.FreeTrial`. */
function componentName(id: string): string {
  const [, path = ''] = /\/instance-schema\/(.+)\.schema\.json$/.exec(id) ?? [];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const name = path
    .split('/')
    .map((part) => part.split('-').map(capital).join(''))
    .join('.');
  return TAKEN.has(name) ? `${name}Document` : name;
}

function rewrite(node: unknown, id: string): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, id));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !DROPPED.has(key) && !isOfForms(key))
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? rewriteReference(value, id)
          : rewrite(value, id),
      ]),
  );
}

function rewriteReference(reference: string, id: string): string {
  const target = new URL(reference, id);
  return `#/components/schemas/${componentName(target.href.replace(/#.*$/, ''))}${target.hash.slice(1)}`;
}
