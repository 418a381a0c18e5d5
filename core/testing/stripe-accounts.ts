import type { StandInAnswer } from './stripe-cards.ts';

interface StandInAccount {
  id: string;
  name: string;
  isReady: boolean;
  /** It may not do all that is needed. */
  isNarrow: boolean;
}

interface StandInEndpoint {
  id: string;
  url: string;
  secret: string;
  /** Of the account whose key has made it. */
  account: string;
}

interface AskedInput {
  method: string;
  path: readonly string[];
  form: URLSearchParams;
  key: string;
}

export interface AccountsStandIn {
  /** By their secret keys. */
  accounts: Map<string, StandInAccount>;
  endpoints: StandInEndpoint[];
  /** Endpoints of earlier hosts cannot be taken away. */
  isKept: boolean;
  /** Undefined for what concerns no account. */
  answer(asked: AskedInput): StandInAnswer | undefined;
}

const refusal = (status: number, type: string, message: string): StandInAnswer => ({
  ...{ status, body: { error: { type, message } } },
});

/** Accounts at Stripe and where their events are sent; any other key is unknown. */
export function createAccountsStandIn(): AccountsStandIn {
  let nth = 0;
  const standIn: AccountsStandIn = {
    accounts: new Map(),
    endpoints: [],
    isKept: false,
    answer({ method, path: [resource, id], form, key }) {
      const account = standIn.accounts.get(key);
      if (resource === 'account') return account ? ofAccount(account, key) : UNKNOWN;
      if (!account) return resource === 'webhook_endpoints' ? UNKNOWN : undefined;
      if (account.isNarrow) {
        return refusal(403, 'invalid_request_error', 'The provided key lacks a permission.');
      }
      if (resource !== 'webhook_endpoints') return undefined;
      const own = standIn.endpoints.filter((one) => one.account === account.id);
      if (method === 'GET') return { status: 200, body: { object: 'list', data: own.map(bare) } };
      if (method === 'DELETE') {
        if (standIn.isKept) return refusal(403, 'invalid_request_error', 'It cannot be deleted.');
        standIn.endpoints = standIn.endpoints.filter((one) => one.id !== id);
        return { status: 200, body: { id, deleted: true } };
      }
      nth += 1;
      const made = { id: `we_${nth}`, secret: `whsec_${account.id}_${nth}` };
      const endpoint = { ...made, url: form.get('url') ?? '', account: account.id };
      standIn.endpoints.push(endpoint);
      return { status: 200, body: endpoint };
    },
  };
  return standIn;
}

const UNKNOWN = refusal(401, 'invalid_request_error', 'Invalid API Key provided.');

/** A restricted key does not read its account. */
const ofAccount = (account: StandInAccount, key: string): StandInAnswer =>
  key.startsWith('rk_')
    ? refusal(403, 'invalid_request_error', `Not permitted on account ${account.id}.`)
    : { status: 200, body: shown(account) };

const shown = ({ id, name, isReady }: StandInAccount) => ({
  ...{ id, object: 'account', charges_enabled: isReady },
  settings: { dashboard: { display_name: name } },
});

/** A secret is told once. */
const bare = ({ id, url }: StandInEndpoint) => ({ id, url });
