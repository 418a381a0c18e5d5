import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import {
  addPasskeyBody,
  passkeyProofBody,
  renamePasskeyBody,
} from '#core/accounts/passkeys/passkey.contract.ts';
import {
  addPasskey,
  askForPasskey,
  removePasskey,
  renamePasskey,
} from '#core/accounts/passkeys/passkey.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { answerForm, type Handle } from './answer-form.server.ts';

const HERE = pagePath('account-management');
const LONGEST_CREDENTIAL = 20_000;

const id = z.string().max(20);
const RENAME = renamePasskeyBody.required().extend({ id });
const REMOVE = passkeyProofBody.extend({ id });
/** What the device has made, as a script has written it into one field. */
const KEEP = z.object({
  name: addPasskeyBody.shape.name,
  credential: z.string().max(LONGEST_CREDENTIAL),
});

export interface FormValues {
  add: z.input<typeof passkeyProofBody>;
  rename: z.input<typeof RENAME>;
  remove: z.input<typeof REMOVE>;
}

const PROOF = passkeyProofBody.required().shape;

export const passkeyConstraints = () => ({
  add: formConstraint(passkeyProofBody.extend(PROOF)),
  rename: formConstraint(RENAME),
  remove: formConstraint(REMOVE.extend(PROOF)),
});

export const PASSKEY_HANDLERS: Readonly<Record<string, Handle>> = {
  passkey: (context, form) =>
    answerForm(context, form, {
      schema: passkeyProofBody,
      async act(body) {
        return data({ making: (await context.core.call(askForPasskey, { body })).data });
      },
    }),
  keep: (context, form) =>
    answerForm(context, form, {
      schema: KEEP,
      async act({ name, credential }) {
        const body = { name, credential: credentialIn(credential) };
        await context.core.call(addPasskey, { body });
        context.flash.leave('passkeyAdded');
        return redirect(HERE, 303);
      },
    }),
  rename: (context, form) =>
    answerForm(context, form, {
      schema: RENAME,
      async act({ id: passkeyId, ...body }) {
        await goneOr(context.core.call(renamePasskey, { params: { passkeyId }, body }));
        context.flash.leave('saved');
        return redirect(HERE, 303);
      },
    }),
  unlink: (context, form) =>
    answerForm(context, form, {
      schema: REMOVE,
      async act({ id: passkeyId, ...body }) {
        await goneOr(context.core.call(removePasskey, { params: { passkeyId }, body }));
        context.flash.leave('passkeyRemoved');
        return redirect(HERE, 303);
      },
    }),
};

/** Only a script of ours writes it; what somebody else has written is no form of this page. */
function credentialIn(text: string) {
  try {
    return addPasskeyBody.shape.credential.parse(JSON.parse(text));
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** It is gone already: the page that follows shows so. */
async function goneOr(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
  }
}
