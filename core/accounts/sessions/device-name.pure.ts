export interface DeviceName {
  browser: string;
  system: string;
}

/** Whoever builds on another browser names it as well, so the more particular ones come first. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system by the names that people know; undefined for a program that has neither. */
export function deviceName(userAgent: string): DeviceName | undefined {
  const named = (names: typeof BROWSERS) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  return browser !== undefined && system !== undefined ? { browser, system } : undefined;
}
