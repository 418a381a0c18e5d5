import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrapCode } from '#app/lib/custom-code/check-code.server.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** A document or script of custom code as it is sent, the same bytes for the same settings. */
export interface SlotFile {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Of the body and the headers, so that an address never means anything else. */
  hash: string;
}

export type CustomCode = NonNullable<Settings['customCode']>;

const SOURCES = join(PROJECT_ROOT, 'server/custom-code/browser');

const readSource = (name: string) => readFileSync(join(SOURCES, name), 'utf8');

/** Everything that runs in the strict frame but the owner's code itself. */
interface FrameParts {
  frame: string;
  warden: string;
  guest: string;
}

let parts: FrameParts | undefined;

function frameParts(): FrameParts {
  parts ??= {
    frame: readSource('frame.js'),
    warden: readSource('warden.js'),
    guest: readSource('guest.js'),
  };
  return parts;
}

/** The document of the strict tier. The owner's code stands in it as data, never as markup. */
export function strictDocument({ source, allowedConnections }: CustomCode): SlotFile {
  const { frame, warden, guest } = frameParts();
  const code = { warden, guest: `${guest}\n${wrapCode(source)}`, connections: allowedConnections };
  const data = JSON.stringify(code).replaceAll('<', '\\u003c');
  const body =
    '<!doctype html><html><head><meta charset="utf-8"><title>Custom code</title></head><body>' +
    `<script type="application/json" id="code">${data}</script><script>${frame}</script>` +
    '</body></html>';
  return slotFile(body, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${sha256(frame, 'base64')}'`,
      'worker-src blob:',
      `connect-src ${allowedConnections.length ? allowedConnections.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'permissions-policy': [
      'camera=(), geolocation=(), microphone=(), browsing-topics=()',
      'publickey-credentials-create=(), publickey-credentials-get=()',
    ].join(', '),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  });
}

/** The script of the trusted tier: the owner's code as it is. */
export function trustedScript({ source }: CustomCode): SlotFile {
  return slotFile(source, { 'content-type': 'text/javascript; charset=utf-8' });
}

function slotFile(body: string, own: Record<string, string>): SlotFile {
  const headers = { ...own, 'cache-control': 'public, max-age=31536000, immutable' };
  return { body, headers, hash: sha256(body + JSON.stringify(headers), 'hex') };
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
