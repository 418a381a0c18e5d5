import { dataOf } from '#core/testing/answers.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { TestCore, TestInstance } from '#core/testing/harness.ts';
import { SoftwareAuthenticator } from '#core/testing/software-authenticator.ts';
import type { CreationOptions, Passkey, RequestOptions } from '../passkey.contract.ts';

export const PASSWORD = 'a harbour of quiet boats';
export const PASSKEYS = '/api/v1/profile/passkeys';

/** As a browser at the first host of an instance says it; tests have no TLS. */
export const originOf = ({ host }: TestInstance) => `http://${host}`;

type Odd = Partial<Parameters<SoftwareAuthenticator['show']>[1]>;

/** What browsers do with passkeys at one instance. */
export function passkeyBrowser(
  test: TestCore,
  instance: TestInstance = test.instances.a,
  address?: string,
) {
  const ask = (path: string, init: { method?: string; body?: object; authorization?: string }) =>
    test.request(path, {
      host: instance.host,
      origin: address === undefined ? {} : { address },
      method: init.method ?? 'POST',
      body: JSON.stringify(init.body ?? {}),
      headers: {
        'content-type': 'application/json',
        ...(init.authorization !== undefined && { authorization: init.authorization }),
      },
    });
  const origin = originOf(instance);

  async function newHolder(more: object = {}) {
    const customer = await addCustomer(test.deps, instance.id, { password: PASSWORD, ...more });
    const authorization = await logInAs(test.deps, instance.id, customer);
    return { ...customer, authorization };
  }

  const askForOptions = (authorization: string, proof: object = { current_password: PASSWORD }) =>
    ask(`${PASSKEYS}/options`, { authorization, body: proof });

  const creationOptions = (authorization: string) =>
    dataOf<CreationOptions>(askForOptions(authorization));

  const keep = (authorization: string, credential: object, name = 'My phone') =>
    ask(PASSKEYS, { authorization, body: { name, credential } });

  async function add(authorization: string, device = new SoftwareAuthenticator(), odd: Odd = {}) {
    const options = await creationOptions(authorization);
    const answer = await keep(authorization, device.create(options, { origin, ...odd }));
    return { device, passkey: await dataOf<Passkey>(answer, 201) };
  }

  const requestOptions = () => dataOf<RequestOptions>(ask('/login/passkey/options', {}));

  const send = (credential: object) => ask('/login/passkey', { body: { credential } });

  async function logIn(device: SoftwareAuthenticator, odd: Odd = {}) {
    return send(device.show(await requestOptions(), { origin, ...odd }));
  }

  return {
    ...{ ask, origin, newHolder, askForOptions, creationOptions, keep, add },
    ...{ requestOptions, send, logIn },
  };
}
