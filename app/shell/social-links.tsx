import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Icon } from '../ui/icon.tsx';
import { iconButton } from './bar.css.ts';
import { useEditMark } from '../lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from './shell-data.server.ts';
import { socialLinks } from './social-links.css.ts';

type Social = ShellData['socials'][number]['kind'];

const ICONS: Record<Social, IconName> = {
  video: 'video',
  messenger: 'send',
  group: 'users',
  professionalNetwork: 'briefcase',
  socialNetwork: 'share-2',
  microblog: 'message-circle',
};

export function SocialLinks({ socials }: { socials: ShellData['socials'] }) {
  const { t } = useTranslation();
  const mark = useEditMark();
  if (socials.length === 0) return null;
  return (
    <ul className={socialLinks} aria-label={t('socials')}>
      {socials.map(({ kind, url }) => (
        <li key={kind}>
          <a
            className={iconButton}
            href={url}
            rel="noopener noreferrer"
            aria-label={t(`footer.social.${kind}`)}
            title={t(`footer.social.${kind}`)}
            {...mark('settings', 'settings', `/socials/${kind}`)}
          >
            <Icon name={ICONS[kind]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
