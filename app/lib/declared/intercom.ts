import { vendorGlobals, type ToolAdapter } from './tool-adapter.ts';

const CDN = 'https://js.intercomcdn.com';

type Call = ((...words: unknown[]) => void) & { q?: unknown[] };

/** Keeps what is said until the vendor's script puts its own function in the place of this one. */
function queue(): Call {
  const call: Call = (...words) => void (call.q ??= []).push(words);
  return call;
}

function say(...words: unknown[]): void {
  const intercom = vendorGlobals()['Intercom'];
  if (typeof intercom === 'function') intercom(...words);
}

export const intercom: ToolAdapter = {
  gate: 'chat',
  scripts: ['https://widget.intercom.io', CDN, 'https://app.intercom.io'],
  sources: {
    'connect-src': [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://uploads.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    'font-src': [CDN, 'https://fonts.intercomcdn.com'],
    'form-action': ['https://intercom.help', 'https://api-iam.intercom.io'],
    'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    'img-src': [
      'blob:',
      'https://*.intercomcdn.com',
      'https://static.intercomassets.com',
      'https://uploads.intercomusercontent.com',
      'https://messenger-apps.intercom.io',
    ],
    'media-src': [CDN],
    // It draws itself with style elements of its own.
    'style-src': ["'unsafe-inline'"],
  },
  start({ id, loadScript }) {
    vendorGlobals()['Intercom'] ??= queue();
    say('boot', { app_id: id });
    loadScript(`https://widget.intercom.io/widget/${id}`);
    // It looks for messages that wait for a page whenever it hears of one.
    return { pageView: () => say('update') };
  },
};
