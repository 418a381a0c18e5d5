/**
 * Runs in the hidden frame, whose origin is nobody's. It starts the warden and gives it the page's
 * port, so that from then on not even the frame's own thread stands between the two.
 */
addEventListener('message', function start(event) {
  if (event.source !== parent || event.ports.length !== 1) return;
  removeEventListener('message', start);
  const { warden, guest, connections } = JSON.parse(document.getElementById('code').textContent);
  const url = URL.createObjectURL(new Blob([warden], { type: 'text/javascript' }));
  new Worker(url).postMessage({ guest, connections }, [event.ports[0]]);
});
