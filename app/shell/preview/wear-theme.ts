let worn: CSSStyleSheet | undefined;

/**
 * Puts a theme over the one that the document came with, without a load: a sheet that a script
 * makes is no inline style, and comes after those of the document.
 */
export function wearTheme(css: string): void {
  if (!worn) {
    worn = new CSSStyleSheet();
    document.adoptedStyleSheets.push(worn);
  }
  worn.replaceSync(css);
}
