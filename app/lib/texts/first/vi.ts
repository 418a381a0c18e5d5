import consent from '#locales/vi/consent.json';
import panels from '#locales/vi/panels.json';
import pwa from '#locales/vi/pwa.json';
import screens from '#locales/vi/screens.json';
import shell from '#locales/vi/shell.json';
import shop from '#locales/vi/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
