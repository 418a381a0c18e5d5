import { useEffect, useState } from 'react';
import type { Consent } from '../lib/session/consent.ts';
import type { DeclaredTool } from '../lib/declared/allowed-tools.server.ts';
import type { ToolsRunner } from './tools-runner.tsx';

interface DeclaredToolsProps {
  tools: DeclaredTool[];
  /** Where none of them runs. */
  closedPaths: readonly string[];
  consent: Consent | undefined;
}

/** What this document was sent for: its policy lets these run and no others. */
let ofDocument: { path: string; tools: DeclaredTool[] } | undefined;

/** The owner's counters and chats. Who has none, or may not run them, loads nothing for them. */
export function DeclaredTools({ tools, closedPaths, consent }: DeclaredToolsProps) {
  const [Runner, setRunner] = useState<typeof ToolsRunner>();
  const isNeeded = tools.length > 0;

  useEffect(() => {
    ofDocument ??= { path: window.location.pathname, tools };
  }, [tools]);
  useEffect(() => {
    if (!isNeeded) return;
    void import('./tools-runner.tsx').then((loaded) => setRunner(() => loaded.ToolsRunner));
  }, [isNeeded]);

  return Runner && ofDocument ? <Runner {...{ tools, closedPaths, consent, ofDocument }} /> : null;
}
