import type { DocumentKind } from '#instance-schema/document-kinds.ts';

/** A property, and what the test says of it where that is not its last name. */
type Shown = string | readonly [property: string, said: string];

/** The test that shows what a property does, by its file. */
type Effects = Readonly<Record<string, readonly Shown[]>>;

const SETTINGS: Effects = {
  'tests/server/shown-settings.test.ts': [
    'panelName',
    ['logos.light.url', 'marked-light'],
    ['logos.light.width', '123'],
    ['logos.light.height', '45'],
    ['logos.dark.url', 'marked-dark'],
    ['logos.dark.width', '124'],
    ['logos.dark.height', '46'],
    ['logos.href', 'logos.href'],
    ['logos.alt', 'logos.alt'],
    'favicon',
    ...['video', 'messenger', 'group', 'professionalNetwork', 'socialNetwork', 'microblog'].map(
      (kind) => `socials.${kind}`,
    ),
    'analyticsIds.googleTagManager',
    'termsUrl',
    'privacyUrl',
    'supportEmail',
    'orderPolicy',
    ['metaTags[].name', 'marked-tag'],
    ['metaTags[].content', 'marked content'],
    'bannerSlots',
    'navigationNavbar',
    'header.navigation',
    'singleOrderDesign',
  ],
  'core/pricing/grades/grades.test.ts': ['gradesEnabled', 'gradeDiscountsEnabled'],
  'core/billing/commissions/commissions.test.ts': ['referralHoldingDays'],
  'core/accounts/two-factor/staff-two-factor.test.ts': ['staffNeedTwoFactor'],
  'core/growth/referrals/referrals.test.ts': ['referralProgramEnabled', 'referralProgramPercent'],
  'themes/compile-theme.test.ts': [
    'colours.light.primary',
    'colours.light.accent',
    'colours.light.neutral',
    'colours.light.background',
    'colours.light.text',
    'colours.dark.primary',
    'colours.dark.accent',
    'colours.dark.neutral',
    'colours.dark.background',
    'colours.dark.text',
    'colours.policy.fidelity',
    'colours.policy.contrast',
    'colours.policy.radius',
    'colours.policy.density',
  ],
  'themes/fonts/font-css.test.ts': ['fonts.text', 'fonts.headings'],
  'app/shell/header-tools.server.test.ts': [
    'header.bar',
    'header.isSticky',
    'header.logoSize',
    'header.logoPlace',
    'header.nameBesideLogo',
    'header.tools',
    'footer.style',
  ],
  'server/panel/visitor-choices.test.ts': [
    'darkModeAvailable',
    'defaultTheme',
    'defaultMarketplaceView',
    'currencies[].code',
    'currencies[].rate',
  ],
  'app/lib/declared/allowed-tools.server.test.ts': [
    'analyticsIds.googleAnalytics4',
    'analyticsIds.yandexMetrika',
    'chatIds.intercom',
    'chatIds.crisp',
    'chatIds.tawk',
    'chatIds.jivo',
  ],
  'app/lib/menu/menu.server.test.ts': [
    'customMenuItems[].title',
    'customMenuItems[].url',
    'customMenuItems[].sorting',
    'customMenuItems[].isShown',
    'customMenuItems[].showInPublic',
    'customMenuItems[].showInInternal',
    'customMenuItems[].isNew',
    'customMenuItems[].isExternal',
  ],
  'app/shell/known-icons.server.test.ts': ['customMenuItems[].icon'],
  'core/ordering/form/order-cost.test.ts': [
    'guaranteeChargePercent',
    'speedupChargePercent',
    'cabinetWidgetToken',
  ],
  'core/billing/payments/staff/approvals.test.ts': ['secondApprovalAbove'],
  'core/billing/documents/documents.test.ts': [
    ['company.country', 'nobody knows where'],
    ['company.registration', 'HRB 12345'],
    'company.bank',
    ['invoicing.numberPrefix', 'AL-INV-000002'],
    'invoicing.taxName',
    ['invoicing.electronic', 'is_electronic: true'],
  ],
  'core/billing/documents/tax.test.ts': [
    'invoicing.taxRules[].countries',
    'invoicing.taxRules[].buyers',
    'invoicing.taxRules[].treatment',
    'invoicing.taxRules[].rate',
    'invoicing.taxRules[].note',
  ],
  'core/billing/identity-checks/identity-checks.test.ts': [
    'identityDocuments.answerDays',
    'identityDocuments.keepDays',
  ],
  'core/resale/child-panels/create-panel.test.ts': [['childPanelsDomain', '.panels.example']],
  'app/lib/pages/offered-pages.server.test.ts': [
    'childPanelsPrice',
    'keywordToolsIsEnabled',
    'availableRoutes',
  ],
  'core/growth/keyword-suggestions/keyword-suggestions.test.ts': ['youtubeSuggestionsEnabled'],
  'core/growth/tasks/tasks.test.ts': ['tasksIsEnabled'],
  'tests/server/languages.test.ts': ['languages'],
  'app/lib/pages/guard-visit.server.test.ts': ['hidePersonalAccountForUnregistered'],
  'core/accounts/social/social.test.ts': ['telegramBotUsername'],
  'core/accounts/captcha/captcha.test.ts': ['captchaEnabled'],
  'core/accounts/registration/registration.test.ts': ['contactInfoIsRequired'],
  'core/growth/free-trials/free-trials.test.ts': [
    'freeTrial.isOpenToGuests',
    'freeTrial.maxPerCustomer',
    'freeTrial.minUserSpendAmount',
    'freeTrial.minReplenishmentAmount',
    'freeTrial.validDays',
  ],
  'core/tenancy/instances/instance.routes.test.ts': [
    ['freeTrial.isEnabled', 'free_views_is_allowed'],
    ['defaultOuterWidgetPartnerPercent', 'default_outer_widget_partner_percent'],
  ],
  'core/tenancy/sale-places/sale-places.test.ts': [
    'salesBlocks[].countries',
    'salesBlocks[].serviceTypes',
    'salesBlocks[].services',
  ],
  'core/catalogue/links/link-rules.test.ts': [
    'linkRules[].network',
    'linkRules[].serviceTypes',
    'linkRules[].hosts',
    'linkRules[].path',
    'linkRules[].to',
    'linkRules[].shape',
  ],
  'core/fulfilment/dispatch/order-under-way.test.ts': ['oneOrderPerLink'],
  'tests/e2e/follow-order.e2e.ts': [
    ['company.name', 'Marquee Demo Ltd'],
    ['company.address', 'London EC1A 1AA'],
    ['company.taxId', 'GB 000 1234 56'],
  ],
  'server/custom-code/custom-code.test.ts': [
    'customCode.source',
    'customCode.tier',
    'customCode.allowedConnections',
  ],
};

const PAGE: Effects = {
  'tests/server/search-engines.test.ts': [
    'meta_title',
    'meta_description',
    'no_index',
    'hide_in_sitemap',
  ],
  'app/lib/instance/compile-instance.server.test.ts': ['route_name', 'slug'],
  'tests/e2e/hostile-markup.e2e.ts': ['title', 'body'],
  'app/areas/shop/blocks/blocks.test.tsx': [
    ['blocks[].type', 'type'],
    'blocks[].props.text',
    ['blocks[].props.buttons[].text', 'buttons'],
    'blocks[].props.buttons[].link',
    'blocks[].props.buttons[].look',
    ['blocks[].props.picture.image.url', 'picture'],
    'blocks[].props.picture.image.width',
    ['blocks[].props.picture.image.height', 'picture'],
    'blocks[].props.picture.alt',
    'blocks[].props.layout',
    'blocks[].props.heading',
    ['blocks[].props.steps[].title', 'steps'],
    'blocks[].props.steps[].text',
    'blocks[].props.steps[].icon',
    ['blocks[].props.questions[].question', 'questions'],
    'blocks[].props.questions[].answer',
    'blocks[].props.body',
    'blocks[].props.caption',
    'blocks[].props.link',
    'blocks[].props.offer',
  ],
  'tests/server/page-blocks.test.ts': [
    'blocks[].props.title',
    'blocks[].props.services',
    'blocks[].props.network',
    'blocks[].props.limit',
    'blocks[].props.figures[].label',
    'blocks[].props.figures[].source',
    'blocks[].props.figures[].value',
    'blocks[].props.place',
  ],
};

const MENU_ITEM: Effects = {
  'app/lib/menu/menu.server.test.ts': [
    'route_name',
    'title',
    'url',
    'sorting',
    'for_guests',
    'for_authorised',
    'children',
  ],
  'app/shell/known-icons.server.test.ts': ['icon'],
  'app/lib/menu/scheduled-menu.test.ts': ['from', 'until'],
};

const BANNER: Effects = {
  'app/lib/banners/banners.server.test.ts': ['place', 'type', 'content', 'from', 'until'],
  'tests/e2e/banners.e2e.ts': ['scroll_delay'],
  'tests/server/shown-settings.test.ts': [
    'information[].backgroundImage',
    'information[].image',
    'information[].title',
    'information[].subtitle',
    'information[].buttonText',
    'information[].buttonLink',
  ],
  'app/lib/banners/banner-colours.test.ts': [
    'information[].backgroundColor',
    'information[].titleColor',
    'information[].buttonBgColor',
    'information[].buttonTextColor',
    'information[].sorting',
  ],
};

const SPECIAL_OFFER: Effects = {
  'tests/server/special-offers.test.ts': [
    'name',
    'place',
    'position',
    'network',
    'utm_name',
    'service_types',
    'services',
  ],
  'tests/server/schedule.test.ts': ['from', 'until'],
};

const PAYMENT_METHOD: Effects = {
  'core/billing/payments/payment-methods.test.ts': [
    'name',
    'strategy',
    'icon',
    'description',
    'additional_information',
    'comments',
    'fee_percent',
    'min_amount',
    'max_amount',
    'charge_currency',
    'charge_type',
    'reward_percent',
    'payment_method_bonuses[].bonus_percent',
    'payment_method_bonuses[].from_amount',
    'public_fields.qr_code',
    'public_fields.is_user_comment',
  ],
  'core/billing/payments/invoices/add-funds.test.ts': ['gateway'],
  'core/billing/payments/staff/staff-payments.test.ts': [
    'account_number',
    'account_holder',
    'bank_name',
    'bic',
  ],
};

const WITHDRAWAL_METHOD: Effects = {
  'core/billing/withdrawals/methods/withdrawal-methods.test.ts': [
    'name',
    'icon',
    'description',
    'account_hint',
    'fee_percent',
    'min_fee',
    'min_amount',
    'max_amount',
  ],
};

const GRADE: Effects = {
  'core/pricing/grades/grades.test.ts': [
    'name',
    'icon',
    'spending_goal',
    'validity_days',
    'discount_percent',
    'available_closed_sales',
    'available_personal_manager',
    ['manager_name', 'Mira Vale'],
    ['manager_contact', 'mailto:mira'],
    'consultation_chat_period',
    'thumbnail_period',
  ],
};

const FREE_TRIAL_QUEST: Effects = {
  'core/growth/free-trials/free-trials.test.ts': [
    'name',
    'short_body',
    'network',
    'service',
    'quantity',
    'allow_proof_url',
    'repeats_count',
    'limit',
    'min_user_spend_amount',
    'is_shown',
  ],
  'tests/server/free-trials.test.ts': [
    ['image.url', 'quest.svg'],
    'image.width',
    'image.height',
    ['url', 'elsewhere.example'],
    ['body', 'First this.'],
    'min_replenishment_amount',
  ],
};

const TARIFF_PLAN: Effects = {
  'core/growth/campaigns/tariffs/tariffs.test.ts': [
    ...['name', 'description', 'price', 'keywords_limit', 'trial_days', 'is_highlight'],
    'is_shown',
  ],
  'tests/server/campaigns.test.ts': ['position'],
};

const COUPON: Effects = {
  'core/pricing/coupons/coupons.test.ts': [
    'code',
    'name',
    'description',
    'bonus_type',
    'bonus_amount_calculation_type',
    'bonus_amount',
    'bonus_percentage',
    'min_amount',
    'valid_from',
    'valid_to',
    'most_uses',
    'most_uses_per_customer',
    ['is_listed', '/api/v1/coupons'],
  ],
};

const MAIL_TEXT: Effects = {
  'core/tenancy/mail-texts/mail-texts.test.ts': ['subject', 'body', 'button'],
};

/** What each property of a document does, shown by a test. */
export const EFFECTS: Readonly<Record<DocumentKind, Effects>> = {
  settings: SETTINGS,
  page: PAGE,
  'menu-item': MENU_ITEM,
  banner: BANNER,
  'special-offer': SPECIAL_OFFER,
  'payment-method': PAYMENT_METHOD,
  'withdrawal-method': WITHDRAWAL_METHOD,
  coupon: COUPON,
  grade: GRADE,
  'free-trial-quest': FREE_TRIAL_QUEST,
  'tariff-plan': TARIFF_PLAN,
  'mail-text': MAIL_TEXT,
};

/** What is read where the code says so, and what no test varies yet: nothing is to be added. */
export const UNSHOWN: Partial<Record<DocumentKind, readonly string[]>> = {
  page: [
    'blocks[].props.link_field',
    'blocks[].props.service_types',
    'blocks[].props.with_average',
  ],
};

/** What says which document it is, and nothing to anybody who reads the panel. */
export const NAMING: readonly string[] = ['schemaVersion', 'id', 'blocks[].id'];
