import { Link } from '@remix-run/react';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './brand.css.ts';

/** The instance's logo, for the light and the dark theme, or its name where it has none. */
export function Brand({ data: { logo, panelName } }: { data: ShellData }) {
  const href = logo?.href ?? '/';
  const content = logo ? (
    <>
      <LogoImage {...logo.light} alt={logo.alt} {...(logo.dark && { className: styles.onLight })} />
      {logo.dark ? <LogoImage {...logo.dark} alt={logo.alt} className={styles.onDark} /> : null}
      <span className={styles.name}>{panelName}</span>
    </>
  ) : (
    <span className={styles.name}>{panelName}</span>
  );
  return href.startsWith('/') ? (
    <Link className={styles.brand} to={href}>
      {content}
    </Link>
  ) : (
    <a className={styles.brand} href={href}>
      {content}
    </a>
  );
}

interface LogoImageProps {
  url: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
}

function LogoImage({ url, width, height, alt, className }: LogoImageProps) {
  return <img src={url} width={width} height={height} alt={alt} className={className} />;
}
