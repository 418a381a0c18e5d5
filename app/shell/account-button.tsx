import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from '../ui/label/avatar.tsx';
import { opener } from '../ui/overlay/opener.ts';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import type { ProfileData } from './profile-panel/profile-data.server.ts';
import { PROFILE_PANEL } from './profile-panel/profile-panel.tsx';
import * as styles from './account-button.css.ts';

/** Who is logged in, and the way to what is theirs. */
export function AccountButton({ profile: { name, grade, unread } }: { profile: ProfileData }) {
  const { t } = useTranslation();
  const label = t('account.of', { name: grade ? `${name}, ${grade.name}` : name });
  return (
    <button {...opener(PROFILE_PANEL)} className={styles.account} title={label}>
      <span className={visuallyHidden}>{label}</span>
      <Avatar name={name} size="small" />
      {unread ? <span className={styles.unread}>{unread}</span> : null}
      {grade ? (
        <span className={styles.grade}>
          <Icon name={grade.icon} size={16} />
        </span>
      ) : null}
    </button>
  );
}
