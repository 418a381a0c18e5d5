import { sharedStatuses } from '#core/platform/openapi/shared-answers.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';

interface Named {
  method: string;
  path: string;
  shape: RegExp;
  statuses: ReadonlySet<string>;
}

/** What each operation is described to answer with, fixed paths before those with a parameter. */
function namedAnswers({ openAPIRegistry }: CoreApi): Named[] {
  return openAPIRegistry.definitions
    .flatMap((definition) => {
      if (definition.type !== 'route') return [];
      const { method, path, responses, request } = definition.route;
      const own = Object.keys(responses);
      return [
        {
          method: method.toUpperCase(),
          path,
          shape: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
          statuses: new Set([...own, ...sharedStatuses(request?.body !== undefined)]),
        },
      ];
    })
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));
}

/**
 * Notes every status that a core answers and its description does not name. Whatever a test asks
 * is held against the description this way.
 */
export function watchAnswers(core: CoreApi): ReadonlySet<string> {
  const unnamed = new Set<string>();
  const ask = core.fetch;
  let named: Named[] | undefined;
  core.fetch = async (request, ...rest) => {
    const response = await ask(request, ...rest);
    named ??= namedAnswers(core);
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = named.find((one) => one.method === method && one.shape.test(pathname));
    // A method or a path that nobody has is no operation's answer.
    if (operation && response.status !== 405 && !operation.statuses.has(String(response.status))) {
      unnamed.add(`${method} ${operation.path} answered ${response.status}`);
    }
    return response;
  };
  return unnamed;
}
