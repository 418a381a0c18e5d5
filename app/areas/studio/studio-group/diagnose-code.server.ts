import {
  findCodeFault,
  findRefusedUses,
  findStrangeOrigins,
  type CodeFault,
  type RefusedUse,
} from '#app/lib/custom-code/code-faults.server.ts';
import { isObject } from '#app/areas/studio/form/documents.ts';

export interface Diagnosis {
  tier: 'strict' | 'trusted';
  fault: CodeFault | undefined;
  refused: RefusedUse[];
  strange: string[];
  connections: string[];
}

/** What is to be said of the code of a draft; nothing where there is none. */
export function diagnoseCode(code: unknown): Diagnosis | undefined {
  if (!isObject(code)) return undefined;
  const { source, allowedConnections: allowed } = code;
  if (typeof source !== 'string' || source.trim() === '') return undefined;
  const tier = code['tier'] === 'trusted' ? 'trusted' : 'strict';
  const connections = Array.isArray(allowed)
    ? allowed.filter((one) => typeof one === 'string')
    : [];
  return {
    tier,
    fault: findCodeFault(source),
    refused: findRefusedUses(source, tier),
    strange: findStrangeOrigins(source, connections),
    connections,
  };
}
