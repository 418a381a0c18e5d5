import { Form, Link, useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { CachedFragment } from '../lib/fragments/cached-fragment.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { MarkedText } from '../components/marked-text.tsx';
import { button } from '../ui/button.css.ts';
import { useEditMark } from '../lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './footer.css.ts';

interface FooterProps {
  data: ShellData;
  /** Opens the questions about cookies in their place; without a script a page shows them. */
  onCookies: () => void;
}

export function Footer({ data, onCookies }: FooterProps) {
  const { pathname, search } = useLocation();
  const { panelName, supportEmail, offersChat, footer } = data;
  const saysUtc = data.profile !== undefined && data.timeZone === undefined;
  const shown = [panelName, supportEmail, offersChat, footer, saysUtc, pathname, search];
  return (
    <CachedFragment name="footer" of={shown}>
      <WholeFooter data={data} onCookies={onCookies} saysUtc={saysUtc} />
    </CachedFragment>
  );
}

function WholeFooter({ data, onCookies, saysUtc }: FooterProps & { saysUtc: boolean }) {
  const { t } = useTranslation();
  const markPlace = useEditMark();
  const mark = (pointer: string) => markPlace('settings', 'settings', pointer);
  return (
    <footer className={styles.footer} {...mark('/footer')}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name} {...mark('/panelName')}>
            {data.panelName}
          </p>
          {saysUtc ? <p className={styles.help}>{t('timesInUtc')}</p> : null}
          {data.supportEmail ? (
            <p className={styles.help} {...mark('/supportEmail')}>
              <MarkedText
                text={t('footer.help', { email: data.supportEmail })}
                mark={(email) => <a href={`mailto:${data.supportEmail}`}>{email}</a>}
              />
            </p>
          ) : null}
        </div>
        {data.offersChat ? <ChatButton /> : null}
        <nav className={styles.columns} aria-label={t('footerNavigation')}>
          {data.footer.map(({ title, links }, index) => (
            <div key={title ?? index}>
              {title ? <h2 className={styles.title}>{title}</h2> : null}
              <ul className={styles.links}>
                {links.map(({ url, text }) => (
                  <li key={url}>
                    <SiteLink to={url} {...mark(pointerOf(url, data, index))}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
                {index === data.footer.length - 1 ? <CookieLink onOpen={onCookies} /> : null}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** Which of the settings a link is of; the terms stand in the last column, and pages in the first. */
function pointerOf(url: string, { footer, privacyUrl, socials }: ShellData, column: number) {
  if (url === privacyUrl) return '/privacyUrl';
  const social = socials.find((one) => one.url === url);
  if (social) return `/socials/${social.kind}`;
  return column === footer.length - 1 ? '/termsUrl' : '/footer';
}

function CookieLink({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('consent');
  const { pathname, search } = useLocation();
  function onClick(event: MouseEvent) {
    // A tab of its own is a page of its own.
    if (pathname === pagePath('consent') || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    onOpen();
  }
  return (
    <li>
      <Link
        to={pagePath('consent', {}, { returnTo: pathname + search })}
        rel="nofollow"
        onClick={onClick}
      >
        {t('footer')}
      </Link>
    </li>
  );
}

/** The chat comes with a document of its own, whose policy lets it in. */
function ChatButton() {
  const { t } = useTranslation('consent');
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pagePath('consent')} reloadDocument>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button className={button({ tone: 'quiet', size: 'small' })} name="choice" value="chat">
        {t('chat')}
      </button>
    </Form>
  );
}
