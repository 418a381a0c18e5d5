import consent from '#locales/pt_BR/consent.json';
import panels from '#locales/pt_BR/panels.json';
import pwa from '#locales/pt_BR/pwa.json';
import screens from '#locales/pt_BR/screens.json';
import shell from '#locales/pt_BR/shell.json';
import shop from '#locales/pt_BR/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
