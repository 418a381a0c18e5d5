import consent from '#locales/ko/consent.json';
import panels from '#locales/ko/panels.json';
import pwa from '#locales/ko/pwa.json';
import screens from '#locales/ko/screens.json';
import shell from '#locales/ko/shell.json';
import shop from '#locales/ko/shop.json';

export default { consent, panels, pwa, screens, shell, shop };
