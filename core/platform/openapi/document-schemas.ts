import banner from '#instance-schema/banner.schema.json' with { type: 'json' };
import coupon from '#instance-schema/coupon.schema.json' with { type: 'json' };
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
import freeTrial from '#instance-schema/settings/free-trial.schema.json' with { type: 'json' };
import linkRule from '#instance-schema/settings/link-rule.schema.json' with { type: 'json' };
import logos from '#instance-schema/settings/logos.schema.json' with { type: 'json' };
import metaTag from '#instance-schema/settings/meta-tag.schema.json' with { type: 'json' };
import salesBlock from '#instance-schema/settings/sales-block.schema.json' with { type: 'json' };
import socials from '#instance-schema/settings/socials.schema.json' with { type: 'json' };
import specialOffer from '#instance-schema/special-offer.schema.json' with { type: 'json' };
import values from '#instance-schema/values.schema.json' with { type: 'json' };

const SCHEMAS: readonly { $id: string }[] = [
  banner,
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
  freeTrial,
  linkRule,
  logos,
  metaTag,
  salesBlock,
  socials,
  specialOffer,
  values,
];

/** What only a schema file needs, not a component of another document. */
const DROPPED = new Set(['$id', '$schema', 'tsType']);

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
  return path
    .split('/')
    .map((part) => part.split('-').map(capital).join(''))
    .join('.');
}

function rewrite(node: unknown, id: string): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, id));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !DROPPED.has(key))
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
