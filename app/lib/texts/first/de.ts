import consent from '#locales/de/consent.json';
import panels from '#locales/de/panels.json';
import pwa from '#locales/de/pwa.json';
import screens from '#locales/de/screens.json';
import shell from '#locales/de/shell.json';
import shop from '#locales/de/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
