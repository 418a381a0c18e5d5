import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A token in test mode of the customer whom every demo has. */
export async function demoToken(url: string): Promise<string> {
  const { email } = DEMO_CUSTOMER;
  const login = await post(`${url}/login`, { email, password: DEMO_PASSWORD });
  const authorization = login.headers.get('authorization');
  if (login.status !== 200 || authorization === null) {
    throw new Error(
      `${email} cannot log in at ${url} (${login.status}): give --token of a server that is no demo.`,
    );
  }
  const wanted = { name: 'Clients', is_test: true, current_password: DEMO_PASSWORD };
  const made = await post(`${url}/api/v1/api-tokens`, wanted, { authorization });
  if (made.status !== 201)
    throw new Error(`No token was made: ${made.status} ${await made.text()}`);
  // As the description of the operation has it.
  const { data } = (await made.json()) as { data: { token: string } };
  return data.token;
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`Nobody answers at ${url}: run \`npm start\` beside this.`, { cause: error });
  });
