import consent from '#locales/ru/consent.json';
import panels from '#locales/ru/panels.json';
import pwa from '#locales/ru/pwa.json';
import screens from '#locales/ru/screens.json';
import shell from '#locales/ru/shell.json';
import shop from '#locales/ru/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
