import consent from '#locales/hi_IN/consent.json';
import panels from '#locales/hi_IN/panels.json';
import pwa from '#locales/hi_IN/pwa.json';
import screens from '#locales/hi_IN/screens.json';
import shell from '#locales/hi_IN/shell.json';
import shop from '#locales/hi_IN/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
