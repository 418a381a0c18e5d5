import { PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { documentationPages } from '#app/lib/reference/documentation-pages.ts';
import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';

/** What the guides are about, in the language that programs read. */
const ABOUT: Readonly<Record<string, string>> = {
  tokens: 'How a program shows who it is, what it may do, and how many calls it may make.',
  v2: 'The contract that panels of this trade share: actions, types, statuses and error texts.',
  events: 'What has happened, in order and without gaps, by a cursor.',
  webhooks: 'Events as they happen, and how their signature is checked.',
  errors: 'What errors look like, and how a call is repeated without ordering twice.',
  changelog: 'What has changed.',
};

interface Shop {
  name: string;
  description: PublicDescription;
}

/** The index of the documentation for language models, as llmstxt.org has it. */
export function llmsText(origin: string, { name, description }: Shop): string {
  const summaries = new Map(
    Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((call) => [call.operationId, String(call['summary'] ?? '')]),
    ),
  );
  const linkTo = (page: string) => {
    const address = origin + PANEL_BASE + pagePath('api/documentation/:page', { page });
    const about = ABOUT[page] ?? summaries.get(page) ?? 'An action of API v2.';
    return `- [${page}](${address}): ${about}`;
  };
  const topics = documentationPages(description).map(
    ({ topic, pages }) => `## ${topic}\n\n${pages.map(linkTo).join('\n')}\n`,
  );
  return `# ${name}: API

> Order promotion services by a program, follow orders, and receive events. Prices are in USD, times
> in UTC. A token of a customer is sent as \`key\` to API v2 and as a bearer token to everything else.

- [OpenAPI 3.1](${origin}/api/openapi.json): every call with its fields, answers and refusals.
- [Documentation](${origin}${PANEL_BASE}${pagePath('api/documentation')}): the same for people.

${topics.join('\n')}`;
}
