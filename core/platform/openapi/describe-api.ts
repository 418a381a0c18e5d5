import type { CoreApi } from '#core/platform/http/core-env.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import type { ExampleCall, Operation } from '#core/platform/operations/operation.contract.ts';
import { documentSchemas } from './document-schemas.ts';
import { publicPartsOf } from './public-parts.ts';
import { sharedAnswers, withSharedAnswers } from './shared-answers.ts';

/** All that the API answers. */
export function describeApi(api: CoreApi, name: string) {
  const described = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: name, version: '1.0.0', description: 'Prices are in USD, times in UTC.' },
    // Relative to where this document was read, so it is right behind any host and any proxy.
    servers: [{ url: '/' }],
  });
  const { components, paths = {} } = described;
  return {
    ...described,
    paths: withSharedAnswers(paths),
    components: {
      ...components,
      responses: sharedAnswers(),
      schemas: { ...components?.schemas, ...documentSchemas() },
    },
  };
}

type Parts = Record<string, Record<string, unknown>>;

/** What programs of customers may ask for, and what they are told. */
export function describePublic(api: CoreApi, name: string) {
  const { components, ...described } = describeApi(api, name);
  const all = described.paths as Record<string, Parts>; // Made of paths and their methods.
  const paths: Record<string, Parts> = {};
  for (const operation of operationsOf(api)) {
    if (!operation.public) continue;
    const { path, method } = operation;
    const call = all[path]?.[method.toLowerCase()] ?? {};
    paths[path] = { ...paths[path], [method.toLowerCase()]: withExample(call, operation) };
  }
  const beside = publicPartsOf(api);
  const shown = {
    paths: Object.assign(paths, ...beside.map((part) => part.paths ?? {})),
    webhooks: Object.assign({}, ...beside.map((part) => part.webhooks ?? {})),
  };
  const { bearer } = components.securitySchemes ?? {};
  return {
    ...described,
    ...shown,
    components: {
      securitySchemes: { bearer: { ...bearer, description: 'A token that a customer has made.' } },
      // By their kinds and names, as everywhere in OpenAPI.
      ...referredTo(shown, components as Parts),
    },
  };
}

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, object> };
}

function withExample(call: Described, { public: example = {}, limit }: Operation) {
  const { parameters = [], requestBody } = call;
  return {
    ...call,
    parameters: parameters.map((one) => ({ ...one, ...exampleOf(one, example) })),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: Object.fromEntries(
          Object.entries(requestBody.content).map(([type, content]) => [
            type,
            { ...content, example: example.body ?? {} },
          ]),
        ),
      },
    }),
    ...(limit && {
      // So many at once, then one more each so many seconds.
      'x-limit': { calls: limit.capacity, seconds: limit.refillSeconds },
    }),
  };
}

function exampleOf({ name, in: place }: { name: string; in: string }, example: ExampleCall) {
  const values = { path: example.params, query: example.query, header: keyOf(example) };
  const value = Object.entries(values).find(([one]) => one === place)?.[1]?.[name];
  return value === undefined ? {} : { example: value };
}

const keyOf = ({ key }: ExampleCall): Readonly<Record<string, string>> =>
  key === undefined ? {} : { 'idempotency-key': key };

const COMPONENT = /^#\/components\/(\w+)\/(.+)$/;

/** The components that something refers to, and those that these refer to. */
function referredTo(shown: unknown, components: Parts): Parts {
  const found: Parts = {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') add(value);
      else visit(value);
    }
  };
  const add = (reference: string): void => {
    const [, kind = '', path = ''] = COMPONENT.exec(reference) ?? [];
    const [name = ''] = path.split('/');
    const component = components[kind]?.[name];
    if (component === undefined || found[kind]?.[name] !== undefined) return;
    found[kind] = { ...found[kind], [name]: component };
    visit(component);
  };
  visit(shown);
  return found;
}
