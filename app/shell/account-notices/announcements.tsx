import { useFetcher, useLocation } from '@remix-run/react';
import type { ShownAnnouncement } from '#core/feedback/announcements/announcement.contract.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { corner } from '#app/ui/feedback/alert.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { notice } from './moderation-alert.css.ts';
import { text } from './announcements.css.ts';

interface AnnouncementsProps {
  announcements: readonly ShownAnnouncement[];
  /** By staff, who put nothing away in the customer's place. */
  isLookedAt: boolean;
}

/** What the team of the shop tells its customers, above every page. */
export function Announcements({ announcements, isLookedAt }: AnnouncementsProps) {
  const { t } = useTranslation('panels');
  if (announcements.length === 0) return null;
  return (
    <section className={notice} aria-label={t('announcements.label')}>
      <Stack gap={3}>
        {announcements.map((one) => (
          <Announcement key={one.id} announcement={one} isLookedAt={isLookedAt} />
        ))}
      </Stack>
    </section>
  );
}

interface AnnouncementProps extends Pick<AnnouncementsProps, 'isLookedAt'> {
  announcement: ShownAnnouncement;
}

function Announcement({ announcement, isLookedAt }: AnnouncementProps) {
  const { t } = useTranslation('panels');
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const { id, level, title, text: body } = announcement;
  // Away at once; it comes back if it could not be kept.
  if (fetcher.state !== 'idle') return null;
  return (
    <Alert
      tone={level}
      title={title}
      aside={
        isLookedAt ? undefined : (
          <fetcher.Form method="post" action={pagePath('announcements/:id/dismiss', { id })}>
            <input type="hidden" name="returnTo" value={pathname + search} />
            <button className={corner} aria-label={t('announcements.dismiss', { title })}>
              <Icon name="x" />
            </button>
          </fetcher.Form>
        )
      }
    >
      <p className={text} dir="auto">
        {body}
      </p>
    </Alert>
  );
}
