import type { BannerDocument } from './generated/banner-document.ts';
import type { Banner } from './generated/banner.ts';
import type { CouponDocument } from './generated/coupon-document.ts';
import type { Coupon } from './generated/coupon.ts';
import type { FreeTrialQuestDocument } from './generated/free-trial-quest-document.ts';
import type { FreeTrialQuest } from './generated/free-trial-quest.ts';
import type { GradeDocument } from './generated/grade-document.ts';
import type { Grade } from './generated/grade.ts';
import type { MailTextDocument } from './generated/mail-text-document.ts';
import type { MailText } from './generated/mail-text.ts';
import type { MenuItemDocument } from './generated/menu-item-document.ts';
import type { MenuItem } from './generated/menu-item.ts';
import type { PageDocument } from './generated/page-document.ts';
import type { Page } from './generated/page.ts';
import type { PaymentMethodDocument } from './generated/payment-method-document.ts';
import type { PaymentMethod } from './generated/payment-method.ts';
import type { SettingsDocument } from './generated/settings-document.ts';
import type { Settings } from './generated/settings.ts';
import type { SpecialOfferDocument } from './generated/special-offer-document.ts';
import type { SpecialOffer } from './generated/special-offer.ts';
import type { TariffPlanDocument } from './generated/tariff-plan-document.ts';
import type { TariffPlan } from './generated/tariff-plan.ts';
import type { WithdrawalMethodDocument } from './generated/withdrawal-method-document.ts';
import type { WithdrawalMethod } from './generated/withdrawal-method.ts';

/** What an owner configures; each kind has a schema of that name. */
export const DOCUMENT_KINDS = [
  'settings',
  'page',
  'menu-item',
  'banner',
  'special-offer',
  'payment-method',
  'withdrawal-method',
  'coupon',
  'grade',
  'free-trial-quest',
  'tariff-plan',
  'mail-text',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document as an owner writes it: what has a default may be absent. */
export interface Documents {
  settings: SettingsDocument;
  page: PageDocument;
  'menu-item': MenuItemDocument;
  banner: BannerDocument;
  'special-offer': SpecialOfferDocument;
  'payment-method': PaymentMethodDocument;
  'withdrawal-method': WithdrawalMethodDocument;
  coupon: CouponDocument;
  grade: GradeDocument;
  'free-trial-quest': FreeTrialQuestDocument;
  'tariff-plan': TariffPlanDocument;
  'mail-text': MailTextDocument;
}

/** A document as it is read: every default is filled in. */
export interface FilledDocuments {
  settings: Settings;
  page: Page;
  'menu-item': MenuItem;
  banner: Banner;
  'special-offer': SpecialOffer;
  'payment-method': PaymentMethod;
  'withdrawal-method': WithdrawalMethod;
  coupon: Coupon;
  grade: Grade;
  'free-trial-quest': FreeTrialQuest;
  'tariff-plan': TariffPlan;
  'mail-text': MailText;
}
