import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { Price } from '#app/components/price.tsx';
import { CachedFragment } from '#app/lib/fragments/cached-fragment.tsx';
import type { EarnLink } from '#app/lib/menu/earn-menu.server.ts';
import type { MenuEntry } from '#app/lib/menu/menu-entry.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Avatar } from '#app/ui/label/avatar.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Drawer } from '#app/ui/overlay/dialog.tsx';
import type { ProfileData } from './profile-data.server.ts';
import * as styles from './profile-panel.css.ts';

export const PROFILE_PANEL = 'profile-panel';

interface ProfilePanelProps {
  profile: ProfileData;
  earn: EarnLink[];
}

/** What is a customer's own, and the way out. `opener(PROFILE_PANEL)` opens it. */
export function ProfilePanel({ profile, earn }: ProfilePanelProps) {
  const { t } = useTranslation('panels');
  const { links, unread, customLinks } = profile;
  return (
    <Drawer id={PROFILE_PANEL} title={t('profile.title')} closeLabel={t('close')}>
      <Stack gap={5}>
        <Who profile={profile} />
        <nav aria-label={t('profile.title')} className={styles.links}>
          <CachedFragment name="profile-links" of={[links, unread, earn, customLinks]}>
            <ProfileLinks {...{ links, unread, earn, customLinks }} />
          </CachedFragment>
        </nav>
        <Form method="post" action={pagePath('logout')} className={styles.group}>
          <button className={styles.link}>
            <Icon name="log-out" />
            {t('profile.logOut')}
          </button>
        </Form>
      </Stack>
    </Drawer>
  );
}

interface ProfileLinksProps extends Pick<ProfileData, 'links' | 'unread' | 'customLinks'> {
  earn: EarnLink[];
}

function ProfileLinks({ links, unread, earn, customLinks }: ProfileLinksProps) {
  const { t } = useTranslation('panels');
  return (
    <>
      {links.map((group, at) => (
        <ul key={at} className={styles.group}>
          {group.map(({ text, url, icon }) => (
            <li key={url}>
              <Link className={styles.link} to={url}>
                <Icon name={icon} />
                {t(`profile.${text}`)}
                {text === 'notices' && unread ? (
                  <span className={styles.count}>{unread}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <EarnLinks links={earn} />
      {customLinks.length ? (
        <ul className={styles.group}>
          {customLinks.map((entry) => (
            <li key={entry.id}>
              <CustomLink entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The referral programme has its place among the others. */
function EarnLinks({ links }: { links: EarnLink[] }) {
  const { t } = useTranslation();
  const others = links.filter(({ text }) => text !== 'referralProgram');
  if (others.length === 0) return null;
  return (
    <ul className={styles.belowDesktop} aria-label={t('earn.title')}>
      {others.map(({ text, url, icon }) => (
        <li key={url}>
          <Link className={styles.link} to={url}>
            <Icon name={icon} />
            {t(`earn.links.${text}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Who({
  profile: { name, email, balance, debt, grade },
}: Pick<ProfilePanelProps, 'profile'>) {
  const { t } = useTranslation('panels');
  return (
    <div className={styles.who}>
      <Avatar name={name} size="large" />
      <Stack gap="half">
        <p className={styles.name}>{name}</p>
        {email ? <p className={styles.detail}>{email}</p> : null}
        {grade ? (
          <p className={styles.grade}>
            <Icon name={grade.icon} size={16} />
            {grade.name}
          </p>
        ) : null}
      </Stack>
      <p className={styles.balance}>
        <span className={styles.detail}>{t('profile.balance')}</span>
        <Price amount={balance} />
        {debt === '0' ? null : (
          <span className={styles.detail}>
            {t('profile.debt')} <Price amount={debt} />
          </span>
        )}
      </p>
    </div>
  );
}

function CustomLink({ entry: { url, icon, title, isExternal } }: { entry: MenuEntry }) {
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {title}
    </>
  );
  return (
    <SiteLink className={styles.link} to={url} newTab={isExternal}>
      {content}
    </SiteLink>
  );
}
