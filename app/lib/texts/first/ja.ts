import consent from '#locales/ja/consent.json';
import panels from '#locales/ja/panels.json';
import pwa from '#locales/ja/pwa.json';
import screens from '#locales/ja/screens.json';
import shell from '#locales/ja/shell.json';
import shop from '#locales/ja/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
