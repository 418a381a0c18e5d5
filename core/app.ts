import { createPasswordHasher } from './accounts/passwords/password-hasher.ts';
import { identifyPrograms } from './accounts/api-tokens/identify-programs.ts';
import { noteCalls } from './resale/api-calls/note-calls.ts';
import { identify } from './accounts/sessions/identify.ts';
import { createCatalogueAnswers } from './catalogue/services/answer-catalogue.ts';
import type { Deps } from './deps.ts';
import { NOUNS } from './nouns.ts';
import type { CoreParts } from './parts.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { createAnswerCache } from './platform/http/answer-cache.ts';
import type { CoreApi } from './platform/http/core-env.ts';
import { createApi } from './platform/http/create-api.ts';
import { countTries } from './platform/limits/count-tries.ts';
import { createOutbound } from './platform/outbound/outbound.ts';
import { createKeys } from './platform/secrets/keys.ts';
import { createHostDirectory } from './tenancy/hosts/host-directory.ts';
import { requireTenant } from './tenancy/hosts/tenant.ts';
import { widgetOrigins } from './tenancy/widgets/widget-origins.ts';

/**
 * The core API out of its dependencies. Call it as `core.fetch(request, origin)`, where `origin`
 * says what the caller knows of the request: the host it has decided on, or that it trusts the
 * proxy in front. What stands before the tenants answers on every host.
 */
export function createCore(deps: Deps): CoreApi {
  const api = createApi(deps);
  healthRoutes(api, deps);
  api.use(requireTenant(createHostDirectory(deps)));
  api.use(noteCalls(deps));
  const parts = partsOf(deps);
  for (const { ownCallerRoutes } of NOUNS) ownCallerRoutes?.(api, parts);
  api.use(widgetOrigins(deps));
  api.use(identify(deps));
  api.use(identifyPrograms(deps));
  api.use(countTries(deps));
  // A path such as services/favourites comes before services/{id}, which a lower noun has.
  for (const { routes } of [...NOUNS].reverse()) routes?.(api, parts);
  return api;
}

function partsOf(deps: Deps): CoreParts {
  const answers = createAnswerCache();
  return {
    ...deps,
    answers,
    keys: createKeys(deps),
    passwords: deps.passwords ?? createPasswordHasher(),
    outbound: deps.outbound ?? createOutbound(),
    catalogues: createCatalogueAnswers(deps, answers),
    customerData: NOUNS.flatMap(({ customerData }) => customerData ?? []),
  };
}
