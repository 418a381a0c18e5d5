/** The pages of settings, by the word `x-group` of the schemas; a test holds the two together. */
export const SETTINGS_GROUPS = [
  'brand',
  'colours',
  'fonts',
  'header',
  'languages',
  'contact',
  'legal',
  'invoices',
  'money',
  'orders',
  'sales-regions',
  'links',
  'account',
  'features',
  'search-engines',
  'analytics',
  'chat',
  'code',
] as const;

export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

export const isSettingsGroup = (name: unknown): name is SettingsGroup =>
  SETTINGS_GROUPS.some((known) => known === name);
