import consent from '#locales/en/consent.json';
import panels from '#locales/en/panels.json';
import pwa from '#locales/en/pwa.json';
import screens from '#locales/en/screens.json';
import shell from '#locales/en/shell.json';
import shop from '#locales/en/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
