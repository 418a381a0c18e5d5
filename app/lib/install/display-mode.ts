/** Whether the panel runs as an app of its own or in a tab of a browser. */
export type DisplayMode = 'app' | 'browser';

export const DISPLAY_MODE_COOKIE = 'display-mode';
export const DISPLAY_MODE_SECONDS = 1999 * 24 * 3600;

/** How a document says that it is an app; `standalone` is what iOS has instead. */
export function displayModeOf(launch: {
  matches: (query: string) => boolean;
  standalone: boolean | undefined;
}): DisplayMode {
  const isApp = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'].some((mode) =>
    launch.matches(`(display-mode: ${mode})`),
  );
  return isApp || launch.standalone === true ? 'app' : 'browser';
}

/** iPhones and iPads; the latter say that they are Macs, which have no touch screen. */
export function isIos(device: { userAgent: string; maxTouchPoints: number }): boolean {
  const { userAgent, maxTouchPoints } = device;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** What an order says of where it was placed; undefined for one from a browser's tab. */
export function appSource(launch: {
  /** What the cookie holds. */
  kept: string | undefined;
  userAgent: string;
  maxTouchPoints: number;
}): 'pwa' | 'pwa_ios' | undefined {
  if (launch.kept !== ('app' satisfies DisplayMode)) return undefined;
  return isIos(launch) ? 'pwa_ios' : 'pwa';
}
