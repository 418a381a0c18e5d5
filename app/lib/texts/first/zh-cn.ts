import consent from '#locales/zh_CN/consent.json';
import panels from '#locales/zh_CN/panels.json';
import pwa from '#locales/zh_CN/pwa.json';
import screens from '#locales/zh_CN/screens.json';
import shell from '#locales/zh_CN/shell.json';
import shop from '#locales/zh_CN/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
