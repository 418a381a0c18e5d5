import { useLocation } from '@remix-run/react';
import { isBackOfficePath } from '#app/lib/pages/studio-path.ts';
import type { ShellData } from '../shell-data.server.ts';
import { Announcements } from './announcements.tsx';
import { FrozenDialog } from './frozen-dialog.tsx';
import { IdentityAlert } from './identity-alert.tsx';
import { ImpersonationAlert } from './impersonation-alert.tsx';
import { ModerationAlert } from './moderation-alert.tsx';
import { PausedAlert } from './paused-alert.tsx';

interface AccountNoticesProps {
  data: ShellData;
}

/** What visitors and customers have to know wherever they are. */
export function AccountNotices({ data }: AccountNoticesProps) {
  const isBackOffice = isBackOfficePath(useLocation().pathname);
  const { profile, panelName, offersChat, supportEmail } = data;
  const paused = data.isPaused ? <PausedAlert /> : null;
  if (!profile) return paused;
  return (
    <>
      {paused}
      {profile.isImpersonated ? <ImpersonationAlert name={profile.name} /> : null}
      {/* Whoever runs the shop reads there nothing that is meant for its customers. */}
      {isBackOffice ? null : (
        <Announcements announcements={profile.announcements} isLookedAt={profile.isImpersonated} />
      )}
      {profile.documentsWanted > 0 ? <IdentityAlert wanted={profile.documentsWanted} /> : null}
      {profile.checked ? <ModerationAlert checked={profile.checked} /> : null}
      {profile.isFrozen ? (
        <FrozenDialog
          name={profile.name}
          panelName={panelName}
          reason={profile.frozenReason}
          offersChat={offersChat}
          supportEmail={supportEmail}
        />
      ) : null}
    </>
  );
}
