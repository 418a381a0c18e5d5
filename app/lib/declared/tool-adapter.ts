import type { Consent } from '../session/consent.ts';
import type { PolicySources } from '../http/policy-sources.ts';

/** What an adapter may use once it starts, in the browser only. */
export interface ToolStart {
  id: string;
  /** Absent where a chat was opened before anything was answered. */
  consent: Consent | undefined;
  loadScript(url: string): void;
}

export interface PageView {
  url: string;
  title: string;
  referrer: string;
}

interface RunningTool {
  pageView?(view: PageView): void;
}

/** A vendor's counter or chat: what it needs, what lets it run, how it starts, what it hears. */
export interface ToolAdapter {
  /**
   * A counter runs when the visitor agreed to analytics. A chat runs then, too, and for a visit
   * when the visitor opened it: it is a service asked for, not a measurement.
   */
  gate: 'analytics' | 'chat';
  /** Origins that its scripts come from; a leading `*.` stands for any name below. */
  scripts: readonly string[];
  sources: PolicySources;
  /** What is opened only for who agreed to advertising as well. */
  advertisingSources?: PolicySources;
  start(tool: ToolStart): RunningTool;
}

/** The globals that vendors' scripts and pages speak to each other by. */
export function vendorGlobals(): Record<string, unknown> {
  // A window is an object whose names vendors choose.
  return window as unknown as Record<string, unknown>;
}
