import { z } from 'zod';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';
import type { CreatedCredential, ShownCredential } from './passkey.contract.ts';
import type { PasskeyRow } from './passkey.store.ts';
import type { PasskeySite } from './passkey-site.ts';

/** EdDSA, ES256 and RS256, which all authenticators know one of. */
export const ALGORITHMS = [-8, -7, -257];

const clientData = z.object({ challenge: oneTimeToken });

/** Which challenge an answer says that it is for; undefined for what is none of ours. */
export function challengeOf(answer: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
}

interface Expected {
  challenge: string;
  site: PasskeySite;
}

export interface NewPasskey {
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  signCount: bigint;
  isBackedUp: boolean;
}

/** The passkey that an authenticator has made; undefined where anything in the answer is wrong. */
export async function readCreated(
  credential: CreatedCredential,
  { challenge, site }: Expected,
): Promise<NewPasskey | undefined> {
  try {
    if (!saysNothingOfItsMaker(credential)) return undefined;
    const { clientDataJSON, attestationObject } = credential.response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== credential.id) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey,
      signCount: BigInt(counter),
      isBackedUp: registrationInfo.credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}

/**
 * We ask for no attestation. A certificate would be looked up at addresses that it names, so none is
 * read; some authenticators sign with the new key itself, which names nobody.
 */
function saysNothingOfItsMaker({ response }: CreatedCredential): boolean {
  const bytes = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'));
  const attestation = decodeAttestationObject(bytes);
  const format = attestation.get('fmt');
  if (format === 'none') return true;
  return format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
}

/** What an authenticator says by the way; undefined where anything in the answer is wrong. */
export async function readShown(
  credential: ShownCredential,
  { challenge, site, passkey }: Expected & { passkey: PasskeyRow },
): Promise<{ signCount: bigint; isBackedUp: boolean } | undefined> {
  try {
    const { userHandle, ...response } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.public_key),
        // Held against what is stored where it is stored, so that two at once count as well.
        counter: 0,
      },
    });
    if (!verified) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { signCount: BigInt(newCounter), isBackedUp: credentialBackedUp };
  } catch {
    return undefined;
  }
}
