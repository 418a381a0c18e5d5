import type { Consent } from '../session/consent.ts';
import { allowMore } from '../http/trusted-types.client.ts';
import { ADAPTERS } from './adapters.ts';
import type { DeclaredTool } from './allowed-tools.server.ts';
import type { PageView } from './tool-adapter.ts';
import { harmlessMarkup, isFrom } from './vendor-trust.ts';

interface StartedTools {
  pageView(view: PageView): void;
}

let started: StartedTools | undefined;

/** Starts the tools of this document; asked again, it answers what runs. */
export function startTools(
  tools: readonly DeclaredTool[],
  consent: Consent | undefined,
): StartedTools {
  started ??= start(tools, consent);
  return started;
}

function start(tools: readonly DeclaredTool[], consent: Consent | undefined): StartedTools {
  const origins = tools.flatMap(({ kind }) => ADAPTERS[kind].scripts);
  const drawsMarkup = tools.some(({ kind }) => ADAPTERS[kind].gate === 'chat');
  allowMore({
    createScriptURL: (url) => (isFrom(url, origins) ? url : null),
    createHTML: (markup) => (drawsMarkup ? harmlessMarkup(markup) : null),
  });
  const running = tools.map(({ kind, id }) => ADAPTERS[kind].start({ id, consent, loadScript }));
  return {
    pageView(view) {
      for (const tool of running) {
        // What a vendor's script throws is its own and must not take the page along.
        queueMicrotask(() => tool.pageView?.(view));
      }
    },
  };
}

/** What a script of ours adds is allowed by the policy's strict-dynamic. */
function loadScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
