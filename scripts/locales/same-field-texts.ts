import type { SameText } from './same-texts.ts';

const WORD = 'The word is the same.';
const NAME = 'It is a name.';
const SIGN = 'It is an abbreviation that banks and programs use everywhere.';

/** Those of the forms that are made of the schemas. */
export const SAME_FIELD_TEXTS: readonly SameText[] = [
  { key: 'studio-fields:label.settings.panelName', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.settings.logos', languages: ['de', 'fr', 'tr', 'vi'], reason: WORD },
  { key: 'studio-fields:label.logos.light', languages: ['de', 'fr', 'tr', 'vi'], reason: WORD },
  { key: 'studio-fields:label.socials.messenger', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.socials.microblog',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: WORD,
  },
  {
    key: 'studio-fields:label.analyticsIds.googleAnalytics4',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.analyticsIds.googleTagManager',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.analyticsIds.yandexMetrika',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.chatIds.intercom',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.chatIds.crisp',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.chatIds.tawk',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  {
    key: 'studio-fields:label.chatIds.jivo',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: NAME,
  },
  { key: 'studio-fields:label.customMenuItem.url', languages: ['de', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:label.linkRule.hosts', languages: ['de', 'es', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:label.metaTag.name', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.customCode.source', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.page.body', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.menuItem.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.menuItem.url', languages: ['de', 'pt_BR'], reason: WORD },
  {
    key: 'studio-fields:label.banner.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.bannerSlide.subtitle', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.specialOffer.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.specialOffer.name', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.specialOffer.position', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.paymentMethod.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.paymentMethod.name', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.grade.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.grade.name', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.withdrawalMethod.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.withdrawalMethod.name', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.paymentMethod.bank_name', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.paymentMethod.bic',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.paymentMethodBonus.bonus_percent', languages: ['de'], reason: WORD },
  {
    key: 'studio-fields:label.coupon.id',
    languages: ['de', 'es', 'ja', 'ko', 'pt_BR', 'ru'],
    reason: SIGN,
  },
  { key: 'studio-fields:label.coupon.code', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.coupon.name', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.fonts.text', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.linkRule.shape.story', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.linkRule.shape.video', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.linkRule.shape.clip', languages: ['de', 'es'], reason: WORD },
  { key: 'studio-fields:option.linkRule.shape.album', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.linkRule.shape.playlist', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.bannerPlace.autopromotion', languages: ['de'], reason: WORD },
  { key: 'studio-fields:option.coupon.bonus_type.cashback', languages: ['de'], reason: WORD },
  { key: 'studio-fields:section.name', languages: ['de'], reason: WORD },
  { key: 'studio-fields:section.navigation', languages: ['de'], reason: WORD },
  { key: 'studio-fields:section.support', languages: ['de'], reason: WORD },
  { key: 'studio-fields:section.widgets', languages: ['de', 'es', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:html.link', languages: ['de', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:html.toolbar', languages: ['de'], reason: WORD },
  { key: 'studio-fields:label.settings.customCode', languages: ['es', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:section.places', languages: ['es', 'pt_BR'], reason: WORD },
  { key: 'studio-fields:label.colours.policy', languages: ['fr'], reason: WORD },
  { key: 'studio-fields:label.banner.information', languages: ['pt_BR'], reason: WORD },
  { key: 'studio-fields:option.banner.type.custom', languages: ['pt_BR'], reason: WORD },
  {
    key: 'studio-fields:option.paymentMethod.strategy.qr_code',
    languages: ['pt_BR'],
    reason: SIGN,
  },
];
