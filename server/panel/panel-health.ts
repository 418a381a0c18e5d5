/** The health of a panel without a core of its own: it serves as long as it runs. */
export function panelHealth(options: { isDraining: () => boolean }) {
  return function health(pathname: string): Response | undefined {
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname !== '/readyz') return undefined;
    // Whether the core answers does not count: the last good instances are shown without it.
    return options.isDraining()
      ? Response.json({ message: 'The process is stopping', statusCode: 503 }, { status: 503 })
      : Response.json({ status: 'ok' });
  };
}
