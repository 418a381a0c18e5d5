import consent from '#locales/es/consent.json';
import panels from '#locales/es/panels.json';
import pwa from '#locales/es/pwa.json';
import screens from '#locales/es/screens.json';
import shell from '#locales/es/shell.json';
import shop from '#locales/es/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
