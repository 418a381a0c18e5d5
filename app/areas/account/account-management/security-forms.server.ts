import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { deletionBody } from '#core/own-data/deletion/deletion.contract.ts';
import { deleteProfile } from '#core/own-data/deletion/own-data.operations.ts';
import { logOut, revokeSession } from '#core/accounts/sessions/session.operations.ts';
import { disconnectBody, socialProvider } from '#core/accounts/social/social.contract.ts';
import {
  confirmSocial,
  connectSocial,
  disconnectSocial,
} from '#core/accounts/social/social.operations.ts';
import {
  confirmTwoFactorBody,
  ownerProof,
  provenTwoFactorBody,
  startTwoFactorBody,
} from '#core/accounts/two-factor/two-factor.contract.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#core/accounts/two-factor/two-factor.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { qrDrawing } from '#app/ui/transfer/qr-drawing.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { answerForm, type Handle } from './answer-form.server.ts';
import { PASSKEY_HANDLERS } from './passkey-forms.server.ts';

const HERE = pagePath('account-management');

/** The form of the code brings along what the code is for: nothing else keeps it meanwhile. */
const ENABLE = confirmTwoFactorBody.extend({
  uri: z
    .string()
    .max(1000)
    .regex(/^otpauth:\/\/totp\//),
});
const CONNECT = z.object({ provider: socialProvider });
const FINISH = z.object({ token: linkToken });
const DELETE = deletionBody.extend({ sure: z.literal(true) });

export interface FormValues {
  start: z.input<typeof startTwoFactorBody>;
  enable: z.input<typeof ENABLE>;
  manage: z.input<typeof provenTwoFactorBody>;
  finish: z.input<typeof FINISH>;
  disconnect: z.input<typeof disconnectBody>;
  export: z.input<typeof ownerProof>;
  delete: z.input<typeof DELETE>;
}

const WHOLE_DELETE = DELETE.required({ current_password: true, code: true, pay_to: true });

export const constraints = () => ({
  start: formConstraint(startTwoFactorBody),
  enable: formConstraint(ENABLE),
  manage: formConstraint(provenTwoFactorBody),
  disconnect: formConstraint(disconnectBody),
  export: formConstraint(ownerProof.required()),
  delete: formConstraint(WHOLE_DELETE),
});

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  start: (context, form) =>
    answerForm(context, form, {
      schema: startTwoFactorBody,
      async act(body) {
        const { uri } = (await context.core.call(startTwoFactor, { body })).data;
        return data({ setup: setupOf(uri) });
      },
    }),
  enable: enableTwoFactor,
  renew: (context, form) =>
    answerForm(context, form, {
      schema: provenTwoFactorBody,
      async act(body) {
        const { recovery_codes: codes } = (await context.core.call(renewRecoveryCodes, { body }))
          .data;
        return data({ codes });
      },
    }),
  disable: (context, form) =>
    answerForm(context, form, {
      schema: provenTwoFactorBody,
      async act(body) {
        await context.core.call(disableTwoFactor, { body });
        context.flash.leave('twoFactorDisabled');
        return redirect(HERE, 303);
      },
    }),
  connect: (context, form) =>
    answerForm(context, form, {
      schema: CONNECT,
      async act({ provider }) {
        const body = { provider, redirect_uri: localizedPath(context.language, HERE) };
        const { url } = (await context.core.call(connectSocial, { body })).data;
        return data({ leave: { provider, url } });
      },
    }),
  finish: (context, form) =>
    answerForm(context, form, {
      schema: FINISH,
      async act(body) {
        await context.core.call(confirmSocial, { body });
        context.flash.leave('serviceConnected');
        return redirect(HERE, 303);
      },
    }),
  disconnect: (context, form) =>
    answerForm(context, form, {
      schema: disconnectBody,
      async act(body) {
        await context.core.call(disconnectSocial, { body });
        context.flash.leave('serviceDisconnected');
        return redirect(HERE, 303);
      },
    }),
  delete: (context, form) =>
    answerForm(context, form, {
      schema: DELETE,
      async act({ sure: _sure, ...body }) {
        await context.core.call(deleteProfile, { body });
        context.session.end();
        const isPaidOut = body.pay_to !== undefined;
        return redirect(
          isPaidOut ? `${pagePath('account-deleted')}?payout` : pagePath('account-deleted'),
          303,
        );
      },
    }),
  ...PASSKEY_HANDLERS,
  session: endSession,
  everywhere: async (context) => {
    await context.core.call(logOut, { body: { everywhere: true } });
    context.session.end();
    context.flash.leave('loggedOut');
    return redirect(pagePath('login'), 303);
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** Whoever mistypes the code sees the picture again. */
async function enableTwoFactor({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: ENABLE, locale });
  const uri = ENABLE.shape.uri.safeParse(form.get('uri'));
  if (!uri.success) throw new Response(null, { status: 400 });
  const again = ({ data: result, init }: ReturnType<typeof replyToForm>) =>
    data({ ...result, setup: setupOf(uri.data) }, init ?? undefined);
  if (submission.status !== 'success') return again(replyToForm(submission));
  try {
    const body = { code: submission.value.code };
    const { recovery_codes: codes } = (await core.call(confirmTwoFactor, { body })).data;
    return data({ codes });
  } catch (error) {
    return again(refuseForm(submission, { error, locale }));
  }
}

function setupOf(uri: string) {
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', drawing: qrDrawing(uri) };
}

export type Setup = ReturnType<typeof setupOf>;

async function endSession({ core, flash }: AppLoadContext, form: FormData) {
  const sessionId = form.get('session');
  if (typeof sessionId !== 'string') throw new Response(null, { status: 400 });
  try {
    await core.call(revokeSession, { params: { sessionId } });
    flash.leave('sessionEnded');
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // It is over already, which is what was asked for.
    const isOver = error.status === 404 || error.status === 422;
    if (!isOver && error.code !== 'owner_only') throw error;
    flash.leave(isOver ? 'sessionEnded' : 'notSaved');
  }
  return redirect(HERE, 303);
}
