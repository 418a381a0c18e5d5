import net from 'node:net';

const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;

/** True for a host that can only be this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The host a socket is asked to connect to; undefined for a Unix socket or a pipe. */
function hostOf(args: unknown[]): string | undefined {
  // Node's own callers pass the normalised form: an array holding the options.
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && typeof first.path === 'string') return undefined;
    return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return undefined;
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

/**
 * Refuses every connection that would leave this machine and remembers it. It stands at the
 * socket, below fetch, node:http, the database driver and SMTP, so nothing slips past; what msw
 * answers never gets here.
 */
export function watchOutside() {
  const connect = net.Socket.prototype.connect;
  let refused: string[] = [];

  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host === undefined || isLoopback(host)) {
      return Reflect.apply(connect, this, args);
    }
    refused.push(host);
    process.nextTick(() => {
      this.destroy(new Error(`A test may not reach ${host}`));
    });
    return this;
  };

  return {
    reset() {
      refused = [];
    },
    /** Throws when something tried to leave this machine since the last check. */
    check() {
      const hosts = refused;
      refused = [];
      if (hosts.length > 0) {
        throw new Error(`Requests to the outside that no test handles: ${hosts.join(', ')}`);
      }
    },
    stop() {
      net.Socket.prototype.connect = connect;
    },
  };
}
