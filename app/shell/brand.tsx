import { pagePath } from '#app/lib/pages/page-path.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useEditMark } from '../lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './brand.css.ts';

interface BrandProps {
  data: Pick<ShellData, 'logo' | 'panelName' | 'theme'>;
  isInBar?: boolean;
}

/** The instance's logo, for the light and the dark theme, or its name where it has none. */
export function Brand({ data: { logo, panelName, theme }, isInBar = false }: BrandProps) {
  const nameClass = isInBar ? `${styles.name} ${styles.nameInBar}` : styles.name;
  const href = logo?.href ?? pagePath('');
  const mark = useEditMark();
  const name = (
    <span className={nameClass} {...mark('settings', 'settings', '/panelName')}>
      {panelName}
    </span>
  );
  const content = logo ? (
    <>
      <Logo logo={logo} theme={theme} />
      {name}
    </>
  ) : (
    name
  );
  return (
    <SiteLink className={styles.brand} to={href}>
      {content}
    </SiteLink>
  );
}

interface LogoProps {
  logo: NonNullable<ShellData['logo']>;
  theme: ShellData['theme'];
}

/** Only the one that is seen is loaded; where the system chooses the theme, the browser knows. */
function Logo({ logo: { light, dark, alt }, theme }: LogoProps) {
  const mark = useEditMark();
  const { url, width, height } = dark && theme === 'dark' ? dark : light;
  const marked = mark('settings', 'settings', '/logos');
  const image = <img src={url} width={width} height={height} alt={alt} {...marked} />;
  if (!dark || theme !== 'system') return image;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={dark.url}
        width={dark.width}
        height={dark.height}
      />
      {image}
    </picture>
  );
}
