import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type {
  CreatedCredential,
  CreationOptions,
  RequestOptions,
  ShownCredential,
} from '#core/accounts/passkeys/passkey.contract.ts';

interface Odd {
  /** Of the page that asks, as the browser says it. */
  origin: string;
  /** Where it is not the host that was asked for. */
  rpId?: string;
  challenge?: string;
  /** Without a finger or a code. */
  isUnverified?: boolean;
  /** What it has counted to; zero counts nothing. */
  count?: number;
  userHandle?: string | undefined;
  /** An attestation that names its maker. */
  certificate?: Uint8Array;
}

/** A device with passkeys, as browsers hand its answers on: ES256, and no attestation. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle: string | undefined;

  get credentialId(): string {
    return this.id.toString('base64url');
  }

  /** Makes the one passkey that it has. */
  create(options: CreationOptions, odd: Odd): CreatedCredential {
    this.#userHandle = options.user.id;
    const key = coseKey(this.#keys.publicKey);
    const attested = Buffer.concat([Buffer.alloc(16), twoBytes(this.id.length), this.id, key]);
    const data = Buffer.concat([this.#said(options.rp.id, odd, true), attested]);
    const statement = odd.certificate
      ? { alg: -7, sig: randomBytes(64), x5c: [odd.certificate] }
      : {};
    const attestation = cbor({
      fmt: odd.certificate ? 'packed' : 'none',
      attStmt: statement,
      authData: data,
    });
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', options, odd).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Shows that it has the passkey. */
  show(options: RequestOptions, odd: Odd): ShownCredential {
    const client = clientData('webauthn.get', options, odd);
    const data = this.#said(options.rpId, odd, false);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey);
    const userHandle = 'userHandle' in odd ? odd.userHandle : this.#userHandle;
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  #named() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' } as const;
  }

  #said(rpId: string, { rpId: other, isUnverified, count = 0 }: Odd, isNew: boolean): Buffer {
    const [present, verified, attested] = [0x01, isUnverified ? 0 : 0x04, isNew ? 0x40 : 0];
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const site = createHash('sha256')
      .update(other ?? rpId)
      .digest();
    return Buffer.concat([site, Buffer.from([present | verified | attested]), counted]);
  }
}

function clientData(type: string, { challenge }: { challenge: string }, odd: Odd): Buffer {
  const said = { type, challenge: odd.challenge ?? challenge, origin: odd.origin };
  return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

type Writable = number | string | Uint8Array | Writable[] | Map<number, Writable> | Named;
interface Named {
  [name: string]: Writable;
}

/** As much of CBOR as an authenticator writes. */
function cbor(value: Writable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const pairs = entries.flatMap(([name, one]) => [cbor(name), cbor(one)]);
  return Buffer.concat([head(5, entries.length), ...pairs]);
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  if (size < 256) return Buffer.from([first | 24, size]);
  return Buffer.concat([Buffer.from([first | 25]), twoBytes(size)]);
}

function twoBytes(size: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(size);
  return bytes;
}
