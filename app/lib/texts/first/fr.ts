import consent from '#locales/fr/consent.json';
import panels from '#locales/fr/panels.json';
import pwa from '#locales/fr/pwa.json';
import screens from '#locales/fr/screens.json';
import shell from '#locales/fr/shell.json';
import shop from '#locales/fr/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
