/** The widget that a page is shown for, in a frame on the site of its partner. */
export interface WidgetFrame {
  token: string;
  /** The sites that may show it. */
  origins: readonly string[];
  /** The least that is ordered at once, before any fee. */
  minimum: string;
}
