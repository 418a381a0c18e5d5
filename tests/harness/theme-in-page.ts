const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The style sheet of the theme that stands in a page; undefined where there is none. */
export function themeInPage(html: string): string | undefined {
  const css = /<style id="theme"[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
  return css?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => ENTITIES[name] ?? name);
}
