import { createContext, useContext } from 'react';

const ID = 'theme';

/** The instance's theme, on the server only. */
export const ThemeCssContext = createContext<string | undefined>(undefined);

/**
 * The theme inside of the page, so that the first paint has it. The browser takes it from where it
 * stands instead of getting it a second time with the data.
 */
export function ThemeStyle() {
  const css = useContext(ThemeCssContext);
  return <style id={ID}>{css ?? document.getElementById(ID)?.textContent}</style>;
}
