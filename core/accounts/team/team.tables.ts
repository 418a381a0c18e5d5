import type { GeneratedAlways } from 'kysely';

export interface TeamInvitationsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  email: string;
  roles: string[];
  /** Null where the operator of the deployment invites the first owner. */
  invited_by: bigint | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'accepted' | 'revoked' | 'replaced' | null;
}

export interface TeamTables {
  team_invitations: TeamInvitationsTable;
}
