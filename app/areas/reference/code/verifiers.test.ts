import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signatureOf } from '#core/messaging/webhooks/deliveries/signature.ts';
import { VERIFIERS } from './verifiers.ts';

/** How each is asked whether an event is genuine; the others were tried by hand. */
const RUN: Readonly<Record<string, { command: string; args: string[]; asks: string }>> = {
  node: {
    command: process.execPath,
    args: ['--input-type=module', '-e'],
    asks: `
for (const [headers, body, secret] of JSON.parse(process.env.CASES))
  console.log(isGenuine(headers, body, secret));`,
  },
  python: {
    command: 'python3',
    args: ['-c'],
    asks: `
import json, os
for headers, body, secret in json.loads(os.environ["CASES"]):
    print(str(is_genuine(headers, body.encode(), secret)).lower())`,
  },
};

const body = '{"id":"evt_81","data":{"note":"äöü 日本"}}';
const [good, old] = [newWebhookSecret().secret, newWebhookSecret().secret];

function sent(secrets: readonly string[], { text = body, ago = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1_000) - ago;
  const signature = signatureOf(secrets, { id: 'evt_81', timestamp, body: text });
  return {
    'webhook-id': 'evt_81',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
}

const CASES = [
  { what: 'an event as it is sent', headers: sent([good]), is: true },
  { what: 'one signed by two secrets', headers: sent([old, good]), is: true },
  { what: 'one of another secret', headers: sent([old]), is: false },
  { what: 'one with another body', headers: sent([good], { text: `${body} ` }), is: false },
  { what: 'one that is too old', headers: sent([good], { ago: 400 }), is: false },
  { what: 'one from the future', headers: sent([good], { ago: -400 }), is: false },
];

describe.each(VERIFIERS)('the verifier in $label', ({ id, code }) => {
  const run = RUN[id];
  const isThere = run && spawnSync(run.command, ['--version']).status === 0;

  it.runIf(isThere)('knows what comes from us', () => {
    const { command, args, asks } = run ?? { command: '', args: [], asks: '' };
    const cases = JSON.stringify(CASES.map(({ headers }) => [headers, body, good]));
    const { stdout, stderr } = spawnSync(command, [...args, `${code}\n${asks}`], {
      env: { ...process.env, CASES: cases },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const said = stdout.trim().split('\n');
    expect(CASES.map(({ what }, at) => [what, said[at]])).toEqual(
      CASES.map(({ what, is }) => [what, String(is)]),
    );
  });
});
