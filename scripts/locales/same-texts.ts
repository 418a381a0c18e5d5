import type { Language } from '#locales/languages.ts';
import type { Problem } from './problem.ts';

/** A text that is the same word in English and in other languages. */
export interface SameText {
  /** With its namespace: `shell:menu`. */
  key: string;
  languages: readonly Language[];
  reason: string;
}

export const SAME_TEXTS: readonly SameText[] = [
  { key: 'referrals:part.links', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'referrals:people.state', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'referrals:link.page', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'tickets:staff.state', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'tickets:canned.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'tickets:canned.text', languages: ['de'], reason: 'The word is the same.' },
  { key: 'announcements:field.text', languages: ['de'], reason: 'The word is the same.' },
  { key: 'announcements:level.info', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'announcements:level.danger', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'tickets:number', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'tickets:messages', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'tickets:topic.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'staff:go.kind.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'widget:field.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'widget:field.origins', languages: ['fr', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'widget:unit.service', languages: ['fr'], reason: 'The word is the same.' },
  {
    key: 'widget:unit.orderWidget',
    languages: ['de', 'es', 'fr', 'pt_BR', 'vi'],
    reason: 'The trade’s word.',
  },
  { key: 'api:created.token', languages: ['de', 'es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'api:field.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'api:documentation', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'services:title', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'services:column.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'services:edit.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'services:edit.min', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'services:edit.max', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'services:prices.filter', languages: ['de'], reason: 'The word is the same.' },
  { key: 'staff:palette.pages', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'staff:pages.services', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'bulk:form.q', languages: ['de'], reason: 'The word is the same.' },
  { key: 'bulk:fact.filter', languages: ['de'], reason: 'The word is the same.' },
  { key: 'bulk:fact.state', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'bulk:form.kind', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'bulk:rows.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'api:test.badge', languages: ['de', 'fr', 'tr'], reason: 'The word is the same.' },
  { key: 'webhooks:state.test', languages: ['de', 'fr', 'tr'], reason: 'The word is the same.' },
  { key: 'api-calls:mode.test', languages: ['de', 'fr', 'tr'], reason: 'The word is the same.' },
  { key: 'api-calls:filter.mode', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'api-calls:fact.status', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  {
    key: 'api-calls:fact.token',
    languages: ['de', 'es', 'pt_BR'],
    reason: 'The word is the same.',
  },
  {
    key: 'api-calls:filter.token',
    languages: ['de', 'es', 'pt_BR'],
    reason: 'The word is the same.',
  },
  { key: 'api:doc.tryToken', languages: ['de', 'es', 'pt_BR'], reason: 'The word is the same.' },
  {
    key: 'reference:topic.v2',
    languages: ['de', 'es', 'fr', 'hi_IN', 'ja', 'ko', 'pt_BR', 'ru', 'tr', 'vi', 'zh_CN'],
    reason: 'A name.',
  },
  {
    key: 'reference:topic.Webhooks',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: 'The trade’s word.',
  },
  {
    key: 'reference:guide.webhooks.title',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: 'The trade’s word.',
  },
  { key: 'reference:topic.guides', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'reference:v2.actions', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'reference:errors.codes.title', languages: ['de', 'fr'], reason: 'The word is the same.' },
  {
    key: 'reference:fact.token',
    languages: ['de', 'es', 'pt_BR'],
    reason: 'The word is the same.',
  },
  { key: 'customers:is.team', languages: ['de'], reason: 'The word is the same.' },
  { key: 'customers:column.state', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'customers:no', languages: ['es'], reason: 'The word is the same.' },
  { key: 'customers:notes.label', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'customers:fact.email', languages: ['vi'], reason: 'The word is the same.' },
  { key: 'staff:identity.documents', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'shell:menu', languages: ['fr', 'pt_BR', 'vi'], reason: 'The word is the same.' },
  { key: 'api:webhooks', languages: ['de', 'es', 'fr', 'pt_BR'], reason: 'The trade’s word.' },
  {
    key: 'staff:pages.webhooks',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: 'The trade’s word.',
  },
  { key: 'webhooks:title', languages: ['de', 'es', 'fr', 'pt_BR'], reason: 'The trade’s word.' },
  { key: 'webhooks:secret.label', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'webhooks:state.active', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'withdrawals:list.status', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'withdrawals:list.date', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio:name', languages: ['de', 'fr', 'vi'], reason: 'The word is the same.' },
  { key: 'studio:places.pages', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio:places.menu', languages: ['fr', 'pt_BR', 'vi'], reason: 'The word is the same.' },
  { key: 'studio:places.banners', languages: ['es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'studio:places.links', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'studio:places.legal', languages: ['es'], reason: 'The word is the same.' },
  { key: 'studio:places.contact', languages: ['fr'], reason: 'The word is the same.' },
  {
    key: 'studio:places.chat',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: 'The word is the same.',
  },
  { key: 'studio:places.team', languages: ['de'], reason: 'The word is the same.' },
  { key: 'staff:pages.studio', languages: ['de', 'fr', 'vi'], reason: 'The word is the same.' },
  { key: 'panels:profile.studio', languages: ['de', 'fr', 'vi'], reason: 'The word is the same.' },
  { key: 'studio:kind.page', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio:kind.banner', languages: ['de', 'es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'studio:kinds.page', languages: ['fr'], reason: 'The word is the same.' },
  {
    key: 'studio:kinds.menu-item',
    languages: ['fr', 'pt_BR', 'vi'],
    reason: 'The word is the same.',
  },
  { key: 'studio:kinds.banner', languages: ['es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'studio:value.no', languages: ['es'], reason: 'The word is the same.' },
  { key: 'studio:publish.note', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio:report.contrast.seed.text', languages: ['de'], reason: 'The word is the same.' },
  { key: 'studio:history.list', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio:revision.note', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'shell:footer.social.messenger', languages: ['de'], reason: 'The word is the same.' },
  { key: 'screens:offline.status', languages: ['de'], reason: 'The word is the same.' },
  { key: 'screens:somethingWrong.status', languages: ['es'], reason: 'The word is the same.' },
  { key: 'panels:services.title', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'panels:search.groups.services', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'search:page', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'panels:search.suggestions', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'accounts:field.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'accounts:field.code', languages: ['de', 'fr'], reason: 'The word is the same.' },
  { key: 'accounts:personal.title', languages: ['es'], reason: 'The word is the same.' },
  { key: 'accounts:field.companySite', languages: ['de'], reason: 'The word is the same.' },
  { key: 'accounts:contacts.title', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'panels:profile.finances', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'shop:fact.start', languages: ['de'], reason: 'The word is the same.' },
  { key: 'shop:title', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'shop:services', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'service:breadcrumbs.home', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'shop:fact.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'staff:change.false', languages: ['es'], reason: 'The word is the same.' },
  { key: 'finances:column.kind', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'notices:title', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'finances:kind.bonus', languages: ['de', 'fr', 'tr'], reason: 'The word is the same.' },
  {
    key: 'finances:couponType.bonus',
    languages: ['de', 'fr', 'tr'],
    reason: 'The word is the same.',
  },
  { key: 'ordering:dripFeed.unit.minutes', languages: ['fr'], reason: 'The word is the same.' },
  {
    key: 'cart:subtotal',
    languages: ['es', 'pt_BR'],
    reason: 'Bills in Spanish and Portuguese have the same word.',
  },
  {
    key: 'checkout:total.subtotal',
    languages: ['es', 'pt_BR'],
    reason: 'Bills in Spanish and Portuguese have the same word.',
  },
  {
    key: 'checkout:line.item',
    languages: ['fr'],
    reason: 'What is sold is called the same in French.',
  },
  { key: 'finances:column.about', languages: ['de'], reason: 'The word is the same.' },
  {
    key: 'studio-preview:width.tablet',
    languages: ['de', 'pt_BR', 'tr'],
    reason: 'The word is the same.',
  },
  { key: 'studio-preview:width.desktop', languages: ['de'], reason: 'The word is the same.' },
  { key: 'studio-preview:mark.brand', languages: ['de'], reason: 'The word is the same.' },
  {
    key: 'studio-preview:mark.logo',
    languages: ['de', 'fr', 'pt_BR', 'tr', 'vi'],
    reason: 'The word is the same.',
  },
  { key: 'studio-preview:mark.block', languages: ['de'], reason: 'The word is the same.' },
  {
    key: 'studio-preview:mark.banner',
    languages: ['de', 'es', 'pt_BR'],
    reason: 'The word is the same.',
  },
  { key: 'studio-preview:neutral.text', languages: ['de'], reason: 'The word is the same.' },
  { key: 'studio-preview:toolbar.page', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio-preview:mark.pageLead', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio-preview:mark.document', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio-preview:family.accent', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio-preview:family.danger', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'studio-preview:neutral.page', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'cart:line', languages: ['pt_BR'], reason: 'The word is the same.' },
  { key: 'mass:total', languages: ['es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'panels:profile.notices', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'finances:filter.kinds', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'staff:pages.team', languages: ['de'], reason: 'The word is the same.' },
  { key: 'staff:pages.roles', languages: ['es'], reason: 'The word is the same.' },
  { key: 'studio-instance:file.export', languages: ['de'], reason: 'The word is the same.' },
  { key: 'studio-instance:file.import', languages: ['de'], reason: 'The word is the same.' },
  { key: 'studio-instance:hosts.host', languages: ['de'], reason: 'The word is the same.' },
  { key: 'team:title', languages: ['de'], reason: 'The word is the same.' },
  { key: 'team:roles.title', languages: ['es'], reason: 'The word is the same.' },
  { key: 'team:roles.name', languages: ['de'], reason: 'The word is the same.' },
  { key: 'team:member.roles', languages: ['es'], reason: 'The word is the same.' },
  { key: 'team:join.link', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'staff:imports.state', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'shop:kind.details', languages: ['de'], reason: 'The word is the same.' },
  {
    key: 'finances:couponType.cashback',
    languages: ['de', 'es', 'fr', 'pt_BR'],
    reason: 'The word is the same.',
  },
  { key: 'ordering:link.label', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'service:order.url', languages: ['de'], reason: 'The word is the same.' },
  { key: 'ordering:subtotal.label', languages: ['es', 'pt_BR'], reason: 'The word is the same.' },
  { key: 'follow:receipt.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'ordering:order.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'ordering:choice.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'overview:unit.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'mass:column.service', languages: ['fr'], reason: 'The word is the same.' },
  { key: 'mass:column.link', languages: ['de', 'pt_BR'], reason: 'The word is the same.' },
];

/** Answers for each text whether it may be the English one, and notes which were asked for. */
export class SameTexts {
  readonly #list: readonly SameText[];
  readonly #met = new Set<string>();

  constructor(list: readonly SameText[]) {
    this.#list = list;
  }

  allows(key: string, language: Language): boolean {
    this.#met.add(`${key} ${language}`);
    return this.#list.some((same) => same.key === key && same.languages.includes(language));
  }

  /** What the list allows and nobody needs (any more). */
  problems(): Problem[] {
    return this.#list.flatMap(({ key, languages }) =>
      languages
        .filter((language) => !this.#met.has(`${key} ${language}`))
        .map((language) => ({
          file: 'scripts/locales/same-texts.ts',
          key,
          sentence: `is not the English text in ${language}; take it off the list.`,
        })),
    );
  }
}
