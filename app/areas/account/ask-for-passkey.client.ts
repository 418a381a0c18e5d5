import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type {
  CreationOptions,
  MadeCredential,
  RequestOptions,
  ShownCredential,
} from '#core/accounts/passkeys/passkey.contract.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';
import type { MakingFailure, PasskeyFailure } from './passkey-failure.ts';

type Answer<Credential, Failure = PasskeyFailure> =
  | { credential: Credential }
  | { failure: Failure };

/** Few visits need it, so it comes when it is needed. */
const library = () => import('@simplewebauthn/browser');

/** Lets the device make a passkey. */
export async function createPasskey(
  options: CreationOptions,
): Promise<Answer<MadeCredential, MakingFailure>> {
  try {
    const { startRegistration } = await library();
    const made = await startRegistration({ optionsJSON: asStandard(options) });
    const { attestationObject, clientDataJSON, transports = [] } = made.response;
    const response = { attestationObject, clientDataJSON, transports };
    return { credential: { id: made.id, rawId: made.rawId, type: 'public-key', response } };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { failure: isKnown ? 'known' : failureOf(error) };
  }
}

// Of the same shape; the standard has a type for the names of transports.
const asStandard = (options: CreationOptions) => options as PublicKeyCredentialCreationOptionsJSON;

/** Asks which passkey of this device it is. */
export async function askForPasskey(address: string): Promise<Answer<ShownCredential>> {
  try {
    return { credential: await show(address, false) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Offers passkeys beside what the browser fills in; undefined where it cannot or nobody took one. */
export async function offerPasskey(address: string): Promise<ShownCredential | undefined> {
  try {
    const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.();
    return isOffered ? await show(address, true) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the offer back. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

async function show(address: string, useBrowserAutofill: boolean): Promise<ShownCredential> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    // As our own action answers it.
    postForJson(address, '') as Promise<RequestOptions>,
  ]);
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const shown = { clientDataJSON, authenticatorData, signature };
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { ...shown, ...(userHandle !== undefined && { userHandle }) },
  };
}

const FAILURES: Readonly<Record<string, PasskeyFailure>> = {
  // Browsers say the same of who does not want to and of who takes too long.
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  SecurityError: 'blocked',
};

function failureOf(error: unknown): PasskeyFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'unavailable';
}
