import { expect, test } from 'vitest';
import { diagnoseCode } from './diagnose-code.server.ts';

const code = { source: 'document.title = "A";', tier: 'trusted', allowedConnections: [] };

test('code that wants to be trusted is judged as it runs here', () => {
  expect(diagnoseCode(code, { mayTrustCode: true })).toMatchObject({
    ...{ tier: 'trusted', isHeldBack: false, refused: [] },
  });
  expect(diagnoseCode(code, { mayTrustCode: false })).toMatchObject({
    ...{ tier: 'strict', isHeldBack: true, refused: [{ what: 'document', line: 1 }] },
  });
  const strict = { ...code, tier: 'strict' };
  expect(diagnoseCode(strict, { mayTrustCode: false })?.isHeldBack).toBe(false);
});
