import type { Settings } from '#instance-schema/generated/settings.ts';
import type { Consent } from '../session/consent.ts';
import { isToolFree } from '../pages/closed-paths.server.ts';
import { joinSources, type PolicySources } from '../http/policy-sources.ts';
import { ADAPTERS, type ToolKind } from './adapters.ts';

/** A counter or chat that an owner declared. */
export interface DeclaredTool {
  kind: ToolKind;
  id: string;
}

export interface Permission {
  consent: Consent | undefined;
  /** Whether the visitor opened the chat in this visit. */
  chatIsOpened: boolean;
}

type Ids = Pick<Settings, 'analyticsIds' | 'chatIds'>;

/** What the visitor lets run, on pages that have slots. */
export function allowedTools(ids: Ids, { consent, chatIsOpened }: Permission): DeclaredTool[] {
  const agreed = consent?.analytics === 'granted';
  return declaredTools(ids).filter(
    ({ kind }) => agreed || (chatIsOpened && ADAPTERS[kind].gate === 'chat'),
  );
}

/** Whether there is a chat that waits to be opened. */
export function offersChat(ids: Ids, permission: Permission): boolean {
  const isChat = ({ kind }: DeclaredTool) => ADAPTERS[kind].gate === 'chat';
  return declaredTools(ids).some(isChat) && !allowedTools(ids, permission).some(isChat);
}

export const declaresTools = (ids: Ids): boolean => declaredTools(ids).length > 0;

function declaredTools({ analyticsIds, chatIds }: Ids): DeclaredTool[] {
  const ids = { ...analyticsIds, ...chatIds };
  // The keys of this very object.
  return (Object.keys(ADAPTERS) as ToolKind[]).flatMap((kind) => {
    const id = ids[kind];
    return id === undefined ? [] : [{ kind, id }];
  });
}

/** What a page's policy opens for them: nothing before they may run, nothing where none may. */
export function toolSources(ids: Ids, permission: Permission, pathname: string): PolicySources {
  if (isToolFree(pathname)) return {};
  const adapters = allowedTools(ids, permission).map(({ kind }) => ADAPTERS[kind]);
  const advertises = permission.consent?.advertising === 'granted';
  return joinSources(
    adapters.flatMap(({ sources, advertisingSources }) =>
      advertises && advertisingSources ? [sources, advertisingSources] : [sources],
    ),
  );
}
