/**
 * Runs as a worker between the page and the owner's code. It starts the code as a worker of its own,
 * asks it for a sign of life, counts what it says, and ends it when it hangs or floods. Only what is
 * checked here reaches the page or the network.
 */
const BEAT_MS = 500;
/** Beats are counted, not timed: a machine that slept has missed none. */
const MOST_MISSED_BEATS = 4;
const MOST_MESSAGES_A_BEAT = 50;
/** Reading a message is work of this thread, and what takes longer was made to, */
const MOST_READING_MS = 100;
/** but for the few times when the machine stood still meanwhile. */
const MOST_SLOW_READINGS = 2;
const MOST_SENDS = 600;
const MOST_BODY_LENGTH = 64 * 1024;
const MOST_REPORTS = 5;
const MOST_REPORT_LENGTH = 300;

addEventListener('message', begin, { once: true });

function begin({ data, ports: [page] }) {
  const guest = startGuest(data.guest);
  const say = createReporter(page);
  const send = createSender(data.connections, { say, stop });
  let missedBeats = 0;
  let messages = 0;
  let slowReadings = 0;

  const beat = setInterval(() => {
    missedBeats += 1;
    messages = 0;
    if (missedBeats > MOST_MISSED_BEATS) stop('it did not answer');
    else guest.postMessage({ kind: 'beat' });
  }, BEAT_MS);

  function stop(reason) {
    clearInterval(beat);
    guest.onmessage = null;
    guest.terminate();
    page.postMessage({ kind: 'stopped', reason });
    page.close();
    close();
  }

  function hear(message) {
    const kind = typeof message === 'object' && message !== null ? message.kind : undefined;
    if (kind === 'alive') {
      missedBeats = 0;
      say.running();
    } else if (kind === 'failed') {
      say.failed(message.message);
    } else if (kind === 'send' && areTexts(message.target, message.body)) {
      send(message.target, message.body);
    }
  }

  guest.onmessage = (event) => {
    messages += 1;
    if (messages > MOST_MESSAGES_A_BEAT) return stop('it sent too many messages');
    const started = performance.now();
    const message = event.data;
    if (performance.now() - started > MOST_READING_MS) slowReadings += 1;
    if (slowReadings > MOST_SLOW_READINGS) return stop('it sent too much at once');
    return hear(message);
  };
  guest.onerror = (event) => {
    event.preventDefault();
    say.failed(event.message);
  };
  guest.onmessageerror = () => stop('it sent what cannot be read');
  // What the page says before the code listens waits in the code's own queue.
  page.onmessage = ({ data: panelEvent }) => guest.postMessage({ kind: 'event', panelEvent });
  guest.postMessage({ kind: 'beat' });
}

/** The few sentences that may reach the page. */
function createReporter(page) {
  let reports = 0;
  let isRunning = false;
  return {
    running() {
      if (!isRunning) page.postMessage({ kind: 'running' });
      isRunning = true;
    },
    failed(message) {
      reports += 1;
      if (reports > MOST_REPORTS) return;
      page.postMessage({ kind: 'failed', message: String(message).slice(0, MOST_REPORT_LENGTH) });
    },
  };
}

/** Sends to the connections that the instance declares; the frame's policy holds the same list. */
function createSender(connections, { say, stop }) {
  const allowed = new Set(connections);
  let sends = 0;
  return function send(target, body) {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (!url || !allowed.has(url.origin)) return say.failed('it may not send there');
    if (body.length > MOST_BODY_LENGTH) return say.failed('it sent too much at once');
    sends += 1;
    if (sends > MOST_SENDS) return stop('it sent too often');
    // Nobody waits for the answer: a server that is down is not the page's concern.
    const ignore = () => {};
    const init = { method: 'POST', mode: 'no-cors', credentials: 'omit', body };
    return fetch(url, { ...init, referrerPolicy: 'no-referrer' }).then(ignore, ignore);
  };
}

function startGuest(source) {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(url);
}

function areTexts(...values) {
  return values.every((value) => typeof value === 'string');
}
