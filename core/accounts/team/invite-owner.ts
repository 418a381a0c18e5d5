import { AppError } from '#core/errors.ts';
import { normaliseEmail } from '#core/accounts/customers/email.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { createInvitation } from './create-invitation.ts';

interface FirstOwner {
  instanceId: number;
  email: string;
  /** Where the panel answers. */
  origin: { scheme: 'http' | 'https'; host: string };
}

/** Invites the first owner for the operator of the deployment; answers the link, which is mailed too. */
export async function inviteOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'texts' | 'defaultInstance'>,
  { instanceId, email: typed, origin }: FirstOwner,
): Promise<string> {
  const email = normaliseEmail(typed);
  if (email === undefined) {
    throw new AppError('validation_failed', { fields: { owner: [{ code: 'invalid_email' }] } });
  }
  const brand = await readBrand(deps, { instanceId, origin });
  return deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const invited = { instanceId, email, roles: [OWNER_ROLE], language: DEFAULT_LANGUAGE, brand };
    const { id, path } = await createInvitation(parts, invited);
    const operator = { instanceId, address: '', requestId: 'operator' };
    await recordAudit(parts, operator, {
      action: 'team.invited',
      details: { invitation: String(id), roles: OWNER_ROLE },
    });
    return `${brand.origin}/app${path}`;
  });
}
