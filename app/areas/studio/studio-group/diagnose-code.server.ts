import type { AppLoadContext } from '@remix-run/node';
import {
  findCodeFault,
  findRefusedUses,
  findStrangeOrigins,
  type CodeFault,
  type RefusedUse,
} from '#app/lib/custom-code/code-faults.server.ts';
import { isObject } from '#app/areas/studio/form/documents.ts';

export interface Diagnosis {
  /** In which it runs here. */
  tier: 'strict' | 'trusted';
  /** It asks for more than the operator lets it have. */
  isHeldBack: boolean;
  fault: CodeFault | undefined;
  refused: RefusedUse[];
  strange: string[];
  connections: string[];
}

/** What is to be said of the code of a draft; nothing where there is none. */
export function diagnoseCode(
  code: unknown,
  { mayTrustCode }: Pick<AppLoadContext, 'mayTrustCode'>,
): Diagnosis | undefined {
  if (!isObject(code)) return undefined;
  const { source, allowedConnections: allowed } = code;
  if (typeof source !== 'string' || source.trim() === '') return undefined;
  const isAsked = code['tier'] === 'trusted';
  const tier = isAsked && mayTrustCode ? 'trusted' : 'strict';
  const connections = Array.isArray(allowed)
    ? allowed.filter((one) => typeof one === 'string')
    : [];
  return {
    tier,
    isHeldBack: isAsked && !mayTrustCode,
    fault: findCodeFault(source),
    refused: findRefusedUses(source, tier),
    strange: findStrangeOrigins(source, connections),
    connections,
  };
}
