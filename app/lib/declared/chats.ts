import { vendorGlobals, type ToolAdapter } from './tool-adapter.ts';

/** Chats draw themselves with style elements of their own, which only this lets them do. */
const OWN_STYLES = "'unsafe-inline'";

export const crisp: ToolAdapter = {
  gate: 'chat',
  scripts: ['https://client.crisp.chat'],
  sources: {
    'connect-src': ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
    'font-src': ['https://client.crisp.chat'],
    'frame-src': ['https://*.crisp.chat'],
    'img-src': ['https://*.crisp.chat'],
    'media-src': ['https://*.crisp.chat'],
    'style-src': [OWN_STYLES, 'https://client.crisp.chat'],
    'worker-src': ['blob:', 'https://client.crisp.chat'],
  },
  start({ id, loadScript }) {
    const globals = vendorGlobals();
    globals['$crisp'] ??= [];
    globals['CRISP_WEBSITE_ID'] = id;
    loadScript('https://client.crisp.chat/l.js');
    return {};
  },
};

export const tawk: ToolAdapter = {
  gate: 'chat',
  scripts: ['https://embed.tawk.to'],
  sources: {
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'form-action': ['https://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
    'img-src': ['https://*.tawk.to'],
    'media-src': ['https://embed.tawk.to'],
    'style-src': [OWN_STYLES, 'https://embed.tawk.to'],
  },
  start({ id, loadScript }) {
    const globals = vendorGlobals();
    globals['Tawk_API'] ??= {};
    globals['Tawk_LoadStart'] = new Date();
    loadScript(`https://embed.tawk.to/${id}`);
    return {};
  },
};

export const jivo: ToolAdapter = {
  gate: 'chat',
  scripts: ['https://code.jivo.ru', 'https://code.jivosite.com', 'https://*.jivosite.com'],
  sources: {
    'connect-src': ['https://*.jivosite.com', 'wss://*.jivosite.com', 'https://*.jivo.ru'],
    'font-src': ['https://*.jivosite.com'],
    'frame-src': ['https://*.jivosite.com'],
    'img-src': ['https://*.jivosite.com', 'https://*.jivo.ru'],
    'media-src': ['https://*.jivosite.com'],
    'style-src': [OWN_STYLES, 'https://*.jivosite.com'],
  },
  start({ id, loadScript }) {
    loadScript(`https://code.jivosite.com/widget/${id}`);
    return {};
  },
};
