/**
 * How every test starts Chromium: nothing of its own goes out to the network, and the demo hosts
 * are this machine whatever its resolver says.
 */
export const CHROMIUM_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1',
  // A page lives for seconds: code that is optimised for a longer life is never worth it.
  '--js-flags=--no-opt --no-maglev',
  '--no-first-run',
  // The sandbox refuses to run as root, which is who CI is.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
