// Made by instance-schema/generate.ts out of the schemas.

import type { DefaultNode } from '../default-node.ts';
import type { DocumentKind } from '../document-kinds.ts';

export const DEFAULTS: Record<DocumentKind, DefaultNode> = {
  settings: {
    properties: {
      colours: {
        properties: {
          policy: {
            default: {},
            properties: {
              fidelity: { default: 'exact' },
              contrast: { default: 'aa' },
              radius: { default: 'medium' },
              density: { default: 'comfortable' },
            },
          },
        },
      },
      fonts: { default: {}, properties: { text: { default: 'system' } } },
      header: {
        default: {},
        properties: {
          bar: { default: 'plain' },
          isSticky: { default: true },
          logoSize: { default: 'medium' },
          logoPlace: { default: 'start' },
          nameBesideLogo: { default: true },
          tools: { default: ['search', 'theme', 'language', 'currency', 'cart'] },
        },
      },
      footer: { default: {}, properties: { style: { default: 'compact' } } },
      darkModeAvailable: { default: false },
      defaultTheme: { default: 'system' },
      socials: { default: {} },
      analyticsIds: { default: {} },
      chatIds: { default: {} },
      customMenuItems: {
        default: [],
        items: {
          properties: {
            sorting: { default: 0 },
            isShown: { default: true },
            showInPublic: { default: true },
            showInInternal: { default: true },
            isNew: { default: false },
            isExternal: { default: false },
          },
        },
      },
      guaranteeChargePercent: { default: 0 },
      speedupChargePercent: { default: 0 },
      secondApprovalAbove: { default: '1000' },
      currencies: { default: [{ code: 'USD' }] },
      languages: {
        default: ['en', 'de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
      },
      navigationNavbar: { default: false },
      singleOrderDesign: { default: 'standard' },
      defaultMarketplaceView: { default: 'cards' },
      hidePersonalAccountForUnregistered: { default: false },
      keywordToolsIsEnabled: { default: false },
      youtubeSuggestionsEnabled: { default: false },
      tasksIsEnabled: { default: false },
      gradesEnabled: { default: false },
      gradeDiscountsEnabled: { default: true },
      captchaEnabled: { default: true },
      contactInfoIsRequired: { default: false },
      staffNeedTwoFactor: { default: false },
      identityDocuments: {
        default: {},
        properties: { answerDays: { default: 30 }, keepDays: { default: 30 } },
      },
      freeTrial: {
        default: {},
        properties: {
          isEnabled: { default: false },
          isOpenToGuests: { default: true },
          maxPerCustomer: { default: 1 },
          minUserSpendAmount: { default: '0' },
          minReplenishmentAmount: { default: '0' },
          validDays: { default: 7 },
        },
      },
      defaultOuterWidgetPartnerPercent: { default: 0 },
      referralProgramEnabled: { default: false },
      referralProgramPercent: { default: 0 },
      referralHoldingDays: { default: 14 },
      salesBlocks: { default: [] },
      linkRules: { default: [], items: { properties: { shape: { default: 'page' } } } },
      oneOrderPerLink: { default: false },
      invoicing: {
        default: {},
        properties: {
          taxRules: { default: [], items: { properties: { buyers: { default: 'all' } } } },
          electronic: { default: false },
        },
      },
      metaTags: { default: [] },
      customCode: {
        properties: { tier: { default: 'strict' }, allowedConnections: { default: [] } },
      },
    },
  },
  page: {
    properties: {
      schemaVersion: { default: 1 },
      no_index: { default: false },
      hide_in_sitemap: { default: false },
      blocks: {
        items: {
          byType: {
            hero: {
              properties: {
                props: {
                  properties: {
                    link_field: { default: true },
                    buttons: { default: [], items: { properties: { look: { default: 'solid' } } } },
                    layout: { default: 'services' },
                  },
                },
              },
            },
            services: {
              properties: {
                props: {
                  properties: {
                    services: { default: [] },
                    service_types: { default: [] },
                    limit: { default: 6 },
                    layout: { default: 'cards' },
                    buttons: { default: [], items: { properties: { look: { default: 'solid' } } } },
                  },
                },
              },
            },
            steps: { properties: { props: { properties: { layout: { default: 'numbered' } } } } },
            questions: {
              properties: { props: { properties: { layout: { default: 'stacked' } } } },
            },
            reviews: {
              properties: {
                props: {
                  properties: {
                    services: { default: [] },
                    limit: { default: 3 },
                    with_average: { default: true },
                    layout: { default: 'cards' },
                  },
                },
              },
            },
            figures: {
              properties: {
                props: {
                  properties: {
                    figures: { items: { properties: { source: { default: 'own' } } } },
                    layout: { default: 'band' },
                  },
                },
              },
            },
            text: { properties: { props: { properties: { layout: { default: 'stacked' } } } } },
            picture: { properties: { props: { properties: { layout: { default: 'content' } } } } },
            action: {
              properties: {
                props: {
                  properties: {
                    buttons: { items: { properties: { look: { default: 'solid' } } } },
                    layout: { default: 'solid' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  'menu-item': {
    properties: {
      schemaVersion: { default: 1 },
      sorting: { default: 0 },
      for_guests: { default: true },
      for_authorised: { default: true },
      children: { default: [], items: { same: 'menu-item' } },
    },
  },
  banner: {
    properties: {
      schemaVersion: { default: 1 },
      scroll_delay: { default: 0 },
      information: { default: [], items: { properties: { sorting: { default: 0 } } } },
    },
  },
  'special-offer': {
    properties: {
      schemaVersion: { default: 1 },
      service_types: { default: [] },
      services: { default: [] },
    },
  },
  'payment-method': {
    properties: {
      schemaVersion: { default: 1 },
      fee_percent: { default: 0 },
      min_amount: { default: '1' },
      charge_currency: { default: 'USD' },
      charge_type: { default: 'once' },
      reward_percent: { default: 0 },
      payment_method_bonuses: { default: [] },
      public_fields: { default: {}, properties: { is_user_comment: { default: false } } },
    },
  },
  'withdrawal-method': {
    properties: {
      schemaVersion: { default: 1 },
      fee_percent: { default: 0 },
      min_fee: { default: '0' },
      min_amount: { default: '10' },
    },
  },
  coupon: {
    properties: {
      schemaVersion: { default: 1 },
      min_amount: { default: '0' },
      most_uses_per_customer: { default: 1 },
      is_listed: { default: false },
    },
  },
  grade: {
    properties: {
      schemaVersion: { default: 1 },
      discount_percent: { default: 0 },
      available_closed_sales: { default: false },
      available_personal_manager: { default: false },
    },
  },
  'free-trial-quest': {
    properties: {
      schemaVersion: { default: 1 },
      allow_proof_url: { default: true },
      repeats_count: { default: 1 },
      min_user_spend_amount: { default: '0' },
      min_replenishment_amount: { default: '0' },
      is_shown: { default: true },
    },
  },
  'tariff-plan': {
    properties: {
      schemaVersion: { default: 1 },
      trial_days: { default: 0 },
      is_highlight: { default: false },
      position: { default: 0 },
      is_shown: { default: true },
    },
  },
  'mail-text': { properties: { schemaVersion: { default: 1 } } },
};
