import consent from '#locales/tr/consent.json';
import panels from '#locales/tr/panels.json';
import pwa from '#locales/tr/pwa.json';
import screens from '#locales/tr/screens.json';
import shell from '#locales/tr/shell.json';
import shop from '#locales/tr/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
