import type { LocalizedLanguage } from '#instance-schema/localized.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';

type Header = NonNullable<SettingsDocument['header']>;

type EveryLanguage = Readonly<Record<LocalizedLanguage, string>>;

/** How a page is arranged: its blocks in this order by their types, each laid out so. */
export interface BlockPlace {
  readonly type: string;
  readonly layout?: string;
}

/** A whole brand to begin with, as far as it is looks: no name, no logo, no link, no text of it. */
export interface Look {
  readonly id: string;
  readonly name: EveryLanguage;
  /** A sentence about whom it suits. */
  readonly description: EveryLanguage;
  readonly colours: SettingsDocument['colours'];
  readonly defaultTheme: NonNullable<SettingsDocument['defaultTheme']>;
  readonly fonts: NonNullable<SettingsDocument['fonts']>;
  /** What stands in the bar, and whether a logo needs the name beside it, is the owner's to say. */
  readonly header: Required<Omit<Header, 'tools' | 'nameBesideLogo'>>;
  readonly footer: Required<NonNullable<SettingsDocument['footer']>>;
  readonly home: readonly BlockPlace[];
}
