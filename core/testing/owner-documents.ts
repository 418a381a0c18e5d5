import type { OwnerDocuments } from '#core/tenancy/instances/document.ts';

/**
 * Valid documents of every kind. The brand stands in each of them, so that a byte of one instance
 * in an answer of another is found by its name.
 */
export function ownerDocuments(brand: string): OwnerDocuments & { settings: object } {
  return {
    settings: {
      schemaVersion: 2,
      panelName: brand,
      colours: { light: { primary: '#3355ff' } },
      darkModeAvailable: true,
      supportEmail: `help@${brand.toLowerCase()}.example`,
      metaTags: [{ name: 'author', content: { en: `${brand} people`, de: `${brand}-Leute` } }],
      // Every form would need a proof first; the tests of the captcha turn it on.
      captchaEnabled: false,
      freeTrial: { isEnabled: true },
      tasksIsEnabled: true,
      defaultOuterWidgetPartnerPercent: 0.15,
    },
    pages: [
      {
        route_name: 'index',
        meta_title: { en: `${brand} home`, de: `${brand} Startseite`, ja: `${brand} ホーム` },
        meta_description: { en: `What ${brand} does`, de: `Was ${brand} macht` },
      },
      { route_name: 'orders-create', meta_title: { en: `Order at ${brand}` } },
      {
        route_name: 'slug',
        slug: 'about-us',
        meta_title: { en: `About ${brand}`, de: `Über ${brand}` },
        body: { en: `<p>About ${brand}</p>`, de: `<p>Über ${brand}</p>` },
      },
    ],
    menuItems: [
      { id: 1, title: { en: `${brand} orders`, de: `${brand}-Bestellungen` }, url: '/orders' },
      {
        id: 2,
        title: { en: `${brand} tools` },
        url: '/keywords-tools',
        children: [{ id: 3, title: { en: `${brand} tags` }, url: '/tags-generator' }],
      },
    ],
    banners: [
      {
        id: 1,
        place: 'dashboard',
        type: 'html',
        content: { en: `<p>${brand}</p>`, de: `<p>${brand}!</p>` },
      },
    ],
    specialOffers: [
      {
        id: 1,
        name: { en: `${brand} offer` },
        place: 'service_type',
        position: 'top',
        services: [7],
      },
    ],
    paymentMethods: [
      { id: 0, name: { en: `${brand} balance` }, strategy: 'balance', icon: 'wallet' },
      {
        id: 1,
        name: { en: `${brand} transfer`, de: `${brand}-Überweisung` },
        strategy: 'message',
        icon: 'landmark',
        account_number: `${brand} 1234`,
        account_holder: `${brand} Ltd`,
        bank_name: 'Example Bank',
        bic: 'EXMPDEFF',
        description: { en: `<p>Pay ${brand}</p>` },
        fee_percent: 0.015,
        min_amount: '10',
        max_amount: '1000',
        payment_method_bonuses: [
          { from_amount: '100', bonus_percent: 0.05 },
          { from_amount: '500', bonus_percent: 0.1 },
        ],
        public_fields: { is_user_comment: true },
      },
      {
        id: 2,
        name: { en: `${brand} card` },
        strategy: 'redirect',
        gateway: 'sandbox',
        icon: 'credit-card',
        charge_type: 'recurring',
      },
      { id: 3, name: `${brand} Stripe`, strategy: 'stripe_checkout', icon: 'credit-card' },
      {
        id: 4,
        name: `${brand} invoice`,
        strategy: 'invoice',
        icon: 'receipt',
        min_amount: '0',
      },
    ],
    withdrawalMethods: [
      {
        id: 1,
        name: { en: `${brand} payout`, de: `${brand}-Auszahlung` },
        icon: 'landmark',
        description: { en: 'Two working days' },
        account_hint: { en: 'IBAN and holder' },
        fee_percent: 0.02,
        min_fee: '1',
        min_amount: '10',
        max_amount: '2500',
      },
      { id: 2, name: `${brand} wallet`, icon: 'wallet', min_amount: '1' },
    ],
    coupons: [
      {
        id: 1,
        code: `${brand}-Bonus`,
        name: { en: `${brand} bonus`, de: `${brand}-Bonus auf Deutsch` },
        description: { en: `More of ${brand}` },
        bonus_type: 'bonus',
        bonus_amount_calculation_type: 'percentage',
        bonus_percentage: 0.1,
        min_amount: '50',
        is_listed: true,
      },
      {
        id: 2,
        code: `${brand}-Off`,
        name: `${brand} off`,
        bonus_type: 'discount',
        bonus_amount_calculation_type: 'amount',
        bonus_amount: '2.50',
        most_uses: 5,
        most_uses_per_customer: 3,
      },
    ],
    grades: [],
    freeTrialQuests: [],
    tariffPlans: [],
    mailTexts: [
      {
        id: 'orderCompleted',
        subject: { en: `${brand} has delivered {{number}}`, de: `${brand}: {{number}} geliefert` },
      },
    ],
  };
}
