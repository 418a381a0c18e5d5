import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  changeMember,
  inviteMember,
  revokeInvitation,
} from '#core/accounts/team/team.operations.ts';
import { inviteBody, invitationPath, memberPath } from '#core/accounts/team/team.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

const member = memberPath.shape.memberId;

/** The forms of the page by what they send as `form`. */
const FORMS = {
  invite: {
    schema: inviteBody,
    async send({ core }: AppLoadContext, body: z.output<typeof inviteBody>) {
      await core.call(inviteMember, { body });
    },
    done: 'invitationSent',
  },
  roles: {
    schema: z.object({ member, roles: inviteBody.shape.roles }),
    async send({ core }: AppLoadContext, { member: memberId, roles }: MemberRoles) {
      await core.call(changeMember, { params: { memberId }, body: { roles } });
    },
    done: 'saved',
  },
  remove: {
    schema: z.object({ member }),
    async send({ core }: AppLoadContext, { member: memberId }: Pick<MemberRoles, 'member'>) {
      await core.call(changeMember, { params: { memberId }, body: { roles: [] } });
    },
    done: 'saved',
  },
  revoke: {
    schema: invitationPath,
    async send({ core }: AppLoadContext, params: z.output<typeof invitationPath>) {
      await core.call(revokeInvitation, { params });
    },
    done: 'saved',
  },
} as const;

interface MemberRoles {
  member: string;
  roles: string[];
}

/** One of the forms, whichever it is. */
interface AnyForm {
  schema: z.ZodType<object, object>;
  send(context: AppLoadContext, value: object): Promise<void>;
  done: FlashKey;
}

export async function changeTeam({ context, request }: ActionFunctionArgs) {
  const { locale, flash } = context;
  const form = await readForm(request);
  const name = form.get('form');
  if (typeof name !== 'string' || !Object.hasOwn(FORMS, name)) {
    throw new Response(null, { status: 400 });
  }
  // The value that a form sends is the one that its own schema has read.
  const { schema, send, done } = FORMS[name as keyof typeof FORMS] as AnyForm;
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await send(context, submission.value);
    flash.leave(done);
  } catch (error) {
    // No field of the list of invitations can say why one may not be revoked any more.
    const late = name === 'revoke' ? [404, 422] : [404];
    const isLate = error instanceof CoreError && late.includes(error.status);
    if (!isLate) return refuseForm(submission, { error, locale });
    // Somebody else was quicker; the list says how.
    flash.leave('notSaved');
  }
  return redirect(pagePath('staff/team'), 303);
}
