import type { BannerDocument } from '#instance-schema/generated/banner-document.ts';
import type { Banner } from '#instance-schema/generated/banner.ts';
import type { MenuItemDocument } from '#instance-schema/generated/menu-item-document.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { PageDocument } from '#instance-schema/generated/page-document.ts';
import type { Page } from '#instance-schema/generated/page.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import type { SpecialOfferDocument } from '#instance-schema/generated/special-offer-document.ts';
import type { SpecialOffer } from '#instance-schema/generated/special-offer.ts';
import type { CompiledTheme } from '#themes/compile-theme.ts';
import type { ThemeInput } from '#themes/theme-input.ts';
import type { HomeIcons } from './home-icons.server.ts';

export type CompileTheme = (input: ThemeInput) => CompiledTheme;

export interface InstanceTheme extends CompiledTheme {
  /** Of the CSS, in base64, as a content security policy names an inline style. */
  readonly sha256: string;
}

/** A brand as every page needs it. Frozen to the last leaf, since all requests share it. */
export interface CompiledInstance {
  /** Equal exactly when everything below it is equal, on every host. */
  readonly revision: string;
  readonly host: string;
  /** All can be read there, and nothing be done. */
  readonly isPaused: boolean;
  readonly settings: Settings;
  /** By route name; a generic page stands under its slug, which is its route name in menus. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly pagesBySlug: ReadonlyMap<string, Page>;
  readonly menu: readonly MenuItem[];
  readonly banners: readonly Banner[];
  readonly specialOffers: readonly SpecialOffer[];
  readonly theme: InstanceTheme;
  readonly icons: HomeIcons;
  /** Why the owner's own code is no script and never runs, if so. */
  readonly customCodeFault: string | undefined;
}

/** The documents an instance is compiled from: each of them valid, as their owner wrote them. */
export interface InstanceDocuments {
  readonly settings: SettingsDocument;
  readonly pages: readonly PageDocument[];
  readonly menuItems: readonly MenuItemDocument[];
  readonly banners: readonly BannerDocument[];
  readonly specialOffers: readonly SpecialOfferDocument[];
}

export type DocumentName = keyof InstanceDocuments;
