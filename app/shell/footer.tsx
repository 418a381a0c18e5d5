import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './footer.css.ts';

export function Footer({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{data.panelName}</p>
          {data.supportEmail ? (
            <p className={styles.help}>
              <Trans
                i18nKey="footer.help"
                values={{ email: data.supportEmail }}
                components={{ mail: <a href={`mailto:${data.supportEmail}`} /> }}
              />
            </p>
          ) : null}
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul className={styles.links}>
            {data.termsUrl ? <FooterLink to={data.termsUrl} text={t('footer.terms')} /> : null}
            {data.privacyUrl ? (
              <FooterLink to={data.privacyUrl} text={t('footer.privacy')} />
            ) : null}
            {data.socials.map(({ kind, url }) => (
              <FooterLink key={kind} to={url} text={t(`footer.social.${kind}`)} />
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      {to.startsWith('/') ? (
        <Link to={to}>{text}</Link>
      ) : (
        <a href={to} rel="noopener noreferrer">
          {text}
        </a>
      )}
    </li>
  );
}
