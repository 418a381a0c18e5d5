import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind } from './document-kinds.ts';
import { readExamples, type Example } from './generate/examples.ts';
import { pointerKeys } from './json-pointer.ts';
import { isDocument, validateDocument } from './validate.ts';

const valid = await readExamples('valid');
const invalid = await readExamples('invalid');

/** The pointer and keyword of every problem that an example has. */
const PROBLEMS: Record<DocumentKind, Record<string, string[]>> = {
  settings: {
    'a-field-nobody-knows': ['/panelTitle additionalProperties'],
    'available-routes-without-home': ['/availableRoutes contains'],
    'banner-slot-nobody-knows': ['/bannerSlots/0 enum'],
    'child-panels-domain-as-an-address': ['/childPanelsDomain pattern'],
    'child-panels-price-as-a-number': ['/childPanelsPrice type'],
    'colour-has-an-alpha-channel': ['/colours/light/primary pattern'],
    'colour-is-a-word': ['/colours/light/primary pattern'],
    'colours-without-primary': ['/colours/light required primary'],
    'company-with-a-null-in-its-address': ['/company/address pattern'],
    'company-without-an-address': ['/company required address'],
    'contrast-below-the-law': ['/colours/policy/contrast enum'],
    'counter-id-that-is-script': ['/analyticsIds/googleTagManager pattern'],
    'currencies-without-dollars': ['/currencies contains'],
    'currency-nobody-offers': ['/currencies/1/code enum'],
    'custom-code-above-64-kib': ['/customCode/source maxBytes'],
    'custom-code-connects-without-https': ['/customCode/allowedConnections/0 pattern'],
    'custom-code-of-a-tier-nobody-knows': ['/customCode/tier enum'],
    'custom-code-connects-to-a-port-that-is-none': ['/customCode/allowedConnections/0 pattern'],
    'custom-code-with-a-null': ['/customCode/source pattern'],
    'dollars-with-a-rate': ['/currencies/0/rate false schema'],
    'favicon-relative-to-another-host': ['/favicon pattern'],
    'favicon-relative-to-another-host-by-backslash': ['/favicon pattern'],
    'flag-as-a-word': ['/captchaEnabled type'],
    'font-from-a-stranger': ['/fonts/text enum'],
    'font-nobody-keeps': ['/fonts/headings enum'],
    'footer-style-nobody-knows': ['/footer/style enum'],
    'guarantee-charge-above-one': ['/guaranteeChargePercent maximum'],
    'header-bar-nobody-knows': ['/header/bar enum'],
    'header-tool-named-twice': ['/header/tools uniqueItems'],
    'header-tool-nobody-knows': ['/header/tools/1 enum'],
    'header-with-a-colour-of-its-own': ['/header/colour additionalProperties'],
    'identity-documents-kept-for-ten-years': ['/identityDocuments/keepDays maximum'],
    'language-nobody-has-written': ['/languages/1 enum'],
    'language-twice': ['/languages uniqueItems'],
    'languages-without-english': ['/languages contains'],
    'link-rule-by-a-regular-expression': ['/linkRules/0/path pattern'],
    'link-rule-for-a-private-host': ['/linkRules/0/hosts/0 pattern'],
    'link-rule-for-an-address-by-numbers': ['/linkRules/0/hosts/0 pattern'],
    'link-rule-kept-on-another-host': ['/linkRules/0/to pattern'],
    'link-rule-with-a-part-of-no-kind': ['/linkRules/0/path pattern'],
    'logo-by-data-url': ['/logos/light/url pattern'],
    'logo-without-its-size': ['/logos/light required width', '/logos/light required height'],
    'menu-link-runs-script': ['/customMenuItems/0/url pattern'],
    'menu-link-runs-script-behind-a-tab': ['/customMenuItems/0/url pattern'],
    'menu-title-in-an-unknown-language': ['/customMenuItems/0/title/tlh additionalProperties'],
    'menu-title-without-english': ['/customMenuItems/0/title required en'],
    'meta-tag-that-the-panel-writes': ['/metaTags/0/name not'],
    'order-policy-above-a-thousand-characters': ['/orderPolicy maxLength'],
    'order-policy-with-a-null': ['/orderPolicy pattern'],
    'panel-name-has-a-line-break': ['/panelName pattern'],
    'panel-name-is-empty': ['/panelName minLength', '/panelName pattern'],
    'panel-name-is-longer-than-60': ['/panelName maxLength'],
    'panel-name-is-missing': [' required panelName'],
    'roubles-at-a-rate-of-zero': ['/currencies/1/rate pattern'],
    'roubles-without-a-rate': ['/currencies/1 required rate'],
    'sales-block-by-the-name-of-a-country': ['/salesBlocks/0/countries/0 pattern'],
    'sales-block-without-countries': ['/salesBlocks/0 required countries'],
    'schema-version-is-older': ['/schemaVersion const'],
    'social-link-hides-its-host': ['/socials/video pattern'],
    'social-link-runs-script': ['/socials/video pattern'],
    'social-link-to-a-port-above-the-last': ['/socials/video pattern'],
    'social-link-to-a-port-by-a-word': ['/socials/video pattern'],
    'social-link-to-a-port-that-is-none': ['/socials/video pattern'],
    'social-link-with-a-null': ['/socials/video pattern'],
    'social-network-nobody-knows': ['/socials/pager additionalProperties'],
    'speedup-charge-below-zero': ['/speedupChargePercent minimum'],
    'support-email-with-a-null': ['/supportEmail pattern'],
    'support-email-without-a-host': ['/supportEmail pattern'],
  },
  page: {
    'block-button-runs-script': ['/blocks/0/props/buttons/0/link pattern'],
    'block-of-a-type-nobody-knows': ['/blocks/0 discriminator'],
    'block-picture-without-its-size': ['/blocks/0/props/picture/image required height'],
    'block-text-without-english': ['/blocks/0/props/title required en'],
    'block-under-the-id-of-another': ['/blocks/1 uniqueBy'],
    'block-with-a-property-nobody-knows': ['/blocks/0/props/colour additionalProperties'],
    'block-with-the-layout-of-another': ['/blocks/0/props/layout enum'],
    'block-without-an-id': ['/blocks/0 required id'],
    'block-without-any-question': ['/blocks/0/props/questions minItems'],
    'blocks-more-than-40': ['/blocks maxItems'],
    'body-longer-than-65536-characters': ['/body maxLength'],
    'flag-as-a-number': ['/no_index type'],
    'meta-title-in-two-lines': ['/meta_title pattern'],
    'meta-title-is-missing': [' required meta_title'],
    'route-name-as-a-path': ['/route_name pattern'],
    'route-name-is-missing': [' required route_name'],
    'slug-ends-like-a-data-request': ['/slug pattern'],
    'slug-of-two-segments': ['/slug pattern'],
    'version-from-the-future': ['/schemaVersion const'],
  },
  'menu-item': {
    'child-without-a-title': ['/children/0 required title'],
    'grandchild-link-runs-script': ['/children/0/children/0/url pattern'],
    'icon-by-markup': ['/icon pattern'],
    'id-with-a-space': ['/id pattern'],
    'link-carries-data': ['/url pattern'],
    'link-runs-script': ['/url pattern'],
    'sorting-between-two-numbers': ['/sorting type'],
    'title-longer-than-60': ['/title maxLength'],
    'until-a-word': ['/until pattern'],
  },
  banner: {
    'button-colour-with-a-semicolon': ['/information/0/buttonBgColor pattern'],
    'button-runs-script': ['/information/0/buttonLink pattern'],
    'from-a-day': ['/from pattern'],
    'information-as-an-object': ['/information type'],
    'place-nobody-knows': ['/place enum'],
    'scroll-delay-below-zero': ['/scroll_delay minimum'],
    'type-nobody-knows': ['/type enum'],
    'until-a-time-without-a-zone': ['/until pattern'],
  },
  'special-offer': {
    'from-the-thirteenth-month': ['/from pattern'],
    'place-nobody-knows': ['/place enum'],
    'position-nobody-knows': ['/position enum'],
    'service-by-slug': ['/services/0 type'],
    'service-twice': ['/services uniqueItems'],
    'utm-name-with-an-ampersand': ['/utm_name pattern'],
  },
  'payment-method': {
    'balance-with-a-fee': ['/fee_percent const'],
    'balance-with-an-id': ['/id const'],
    'bic-in-small-letters': ['/bic pattern'],
    'bonus-from-nothing-said': ['/payment_method_bonuses/0 required from_amount'],
    'card-under-the-id-of-the-balance': ['/id minimum'],
    'fee-as-a-percentage': ['/fee_percent maximum'],
    'least-amount-as-a-number': ['/min_amount type'],
    'message-without-an-account': [' required account_number'],
    'redirect-without-a-gateway': [' required gateway'],
    'strategy-nobody-knows': ['/strategy enum'],
  },
  'withdrawal-method': {
    'account-by-a-regular-expression': ['/account_pattern additionalProperties'],
    'fee-as-a-percentage': ['/fee_percent maximum'],
    'id-of-the-balance': ['/id minimum'],
    'least-amount-as-a-number': ['/min_amount type'],
    'least-fee-below-zero': ['/min_fee pattern'],
    'name-is-missing': [' required name'],
  },
  coupon: {
    'amount-and-percentage': ['/bonus_amount false schema'],
    'amount-for-a-percentage': [' required bonus_percentage', '/bonus_amount false schema'],
    'code-with-a-space': ['/code pattern'],
    'never-to-be-used': ['/most_uses minimum'],
    'percentage-above-one': ['/bonus_percentage maximum'],
    'type-nobody-knows': ['/bonus_type enum'],
    'valid-to-a-day': ['/valid_to pattern'],
  },
  grade: {
    'discount-as-a-percentage': ['/discount_percent maximum'],
    'goal-as-a-number': ['/spending_goal type'],
    'goal-is-missing': [' required spending_goal'],
    'manager-without-a-contact': [' required manager_contact'],
    'contact-without-a-manager': ['/manager_contact false schema'],
    'no-day-of-validity': ['/validity_days minimum'],
  },
  'free-trial-quest': {
    'done-at-a-page-without-https': ['/url pattern'],
    'least-spending-as-a-number': ['/min_user_spend_amount type'],
    'limit-of-none': ['/limit minimum'],
    'never-to-be-repeated': ['/repeats_count minimum'],
    'picture-without-its-size': ['/image required width', '/image required height'],
    'reward-by-the-id-of-a-service': ['/service type'],
    'reward-of-no-quantity': [' required quantity'],
    'text-without-english': ['/body required en'],
  },
  'tariff-plan': {
    'highlight-as-a-word': ['/is_highlight type'],
    'no-keywords': ['/keywords_limit minimum'],
    'price-as-a-number': ['/price type'],
    'price-is-missing': [' required price'],
    'text-without-english': ['/name required en'],
    'trial-without-an-end': ['/trial_days maximum'],
  },
  'mail-text': {
    'body-with-a-null': ['/body pattern'],
    'body-without-english': ['/body required en'],
    'id-is-missing': [' required id'],
    'mail-nobody-sends': ['/id enum'],
    'subject-in-two-lines': ['/subject pattern'],
  },
};

const title = ({ kind, name }: Example) => `${kind}: ${name}`;

describe('the examples', () => {
  it.each(valid.map((example) => [title(example), example] as const))(
    '%s is valid',
    (_, { kind, document }) => {
      expect(validateDocument(kind, document)).toEqual([]);
      expect(isDocument(kind, document)).toBe(true);
    },
  );

  it.each(invalid.map((example) => [title(example), example] as const))(
    '%s is refused at the value that breaks the rule',
    (_, { kind, name, document }) => {
      const found = validateDocument(kind, document).map(({ pointer, keyword, missing }) =>
        [pointer, keyword, missing].filter((part) => part !== undefined).join(' '),
      );
      expect(found.sort()).toEqual([...(PROBLEMS[kind][name] ?? [])].sort());
      expect(isDocument(kind, document)).toBe(false);
    },
  );

  it('stand in the table and in their folder alike', () => {
    for (const kind of DOCUMENT_KINDS) {
      const names = invalid.filter((example) => example.kind === kind).map(({ name }) => name);
      expect(Object.keys(PROBLEMS[kind]).sort()).toEqual(names.sort());
    }
  });
});

describe('a document nobody foresaw', () => {
  it.each([null, undefined, 0, '', 'settings', [], [[]], true])(
    'such as %j is refused',
    (value) => {
      for (const kind of DOCUMENT_KINDS) {
        expect(validateDocument(kind, value).length).toBeGreaterThan(0);
      }
    },
  );

  it('never throws, and every problem points at a value that is there', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.nat(),
        json,
        fc.boolean(),
        (example, at, put, drop) => {
          const document = structuredClone(example.document);
          const places = [...placesIn(document)];
          const { holder, key } = places[at % places.length] ?? { holder: {}, key: '' };
          if (drop && Array.isArray(holder)) holder.splice(Number(key), 1);
          else if (drop) Reflect.deleteProperty(holder, key);
          else Reflect.set(holder, key, put);
          for (const { pointer } of validateDocument(example.kind, document)) {
            expect(exists(document, pointer)).toBe(true);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** Every place in a document where a value can be put or taken away, with one that is new. */
function* placesIn(value: unknown): Generator<{ holder: object; key: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield { holder: value, key };
    yield* placesIn(child);
  }
  if (!Array.isArray(value)) yield { holder: value, key: 'new~field/of nobody' };
}

function exists(document: unknown, pointer: string): boolean {
  let value = document;
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return true;
}
