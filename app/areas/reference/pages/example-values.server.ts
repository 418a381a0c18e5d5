import type { AppLoadContext } from '@remix-run/node';
import { getService, listServices } from '#core/catalogue/services/service.operations.ts';
import type { DescribedCall } from '#core/platform/openapi/public-description.contract.ts';
import type { Call, Token } from '../code/call.ts';

/** Values that examples show, by the name of what takes them. */
export type ExampleValues = Readonly<Record<string, string | number>>;

/** A service of this shop, so that an example does something where it is copied to. */
export async function ownValues({ core }: AppLoadContext): Promise<ExampleValues> {
  const { data } = await core.call(listServices, {
    query: { per_page: '1', sort: 'popularity' },
  });
  const [card] = data;
  if (!card) return {};
  const { data: service } = await core.call(getService, {
    params: { idOrSlug: String(card.id) },
  });
  return {
    ...{ service_id: card.id, service: card.id, idOrSlug: card.id },
    ...(service.example_link ? { url: service.example_link, link: service.example_link } : {}),
    quantity: card.default_quantity,
  };
}

type Value = string | number | boolean | null | readonly Value[] | { [name: string]: Value };

/** An example with the values that are known here, each where its name stands. */
export function withValues(example: unknown, values: ExampleValues, name = ''): Value {
  const known = values[name];
  if (Array.isArray(example)) return example.map((one) => withValues(one, values, name));
  if (typeof example === 'object' && example !== null) {
    return Object.fromEntries(
      Object.entries(example).map(([key, value]) => [key, withValues(value, values, key)]),
    );
  }
  if (known === undefined) return example as Value; // What JSON can hold, as it came by JSON.
  return typeof example === 'string' ? String(known) : known;
}

export interface DescribedOperation {
  path: string;
  method: string;
  call: DescribedCall;
}

interface Written {
  origin: string;
  values: ExampleValues;
  token: Token;
}

/** The call that the description has as an example. */
export function exampleCall(
  { path, method, call }: DescribedOperation,
  { origin, values, token }: Written,
): Call {
  const { parameters = [], requestBody } = call;
  const given = parameters.flatMap(({ name, in: place, example }) =>
    example === undefined ? [] : [{ name, place, value: withValues(example, values, name) }],
  );
  const query = new URLSearchParams(
    given.filter(({ place }) => place === 'query').map(({ name, value }) => [name, String(value)]),
  ).toString();
  const headers = given
    .filter(({ place }) => place === 'header')
    .map(({ name, value }) => [name, String(value)]);
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const found = given.find((one) => one.place === 'path' && one.name === name);
    return encodeURIComponent(String(found?.value ?? name));
  });
  const body = requestBody?.content['application/json']?.example;
  return {
    method: method.toUpperCase(),
    url: `${origin}${filled}${query === '' ? '' : `?${query}`}`,
    token: scopeOf(call) === undefined ? undefined : token,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    json: typeof body === 'object' && body !== null ? Object(withValues(body, values)) : undefined,
  };
}

/** What a token has to be allowed; nothing where none is needed. */
export const scopeOf = ({ security = [] }: DescribedCall): string | undefined =>
  security.flatMap(({ bearer = [] }) => bearer)[0];

/** A call of the contract of the trade, its token among the fields. */
export function actionCall(
  { name, example }: { name: string; example: Readonly<Record<string, string>> },
  { origin, values, token }: Written,
): Call {
  const fields = Object.entries(example).map(([key, value]) => [key, String(values[key] ?? value)]);
  return {
    method: 'POST',
    url: `${origin}/api/v2`,
    token,
    form: { action: name, ...Object.fromEntries(fields) },
  };
}
