/** The options of Remix's Vite plugin; vite.config.ts passes them on. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build/remix',
  // The server sets the base path of each language on the built handlers (server/panel);
  // this one only tells the plugin where the panel lives.
  basename: '/app',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    // One hashed list of all routes costs less than asking for them: docs/decisions/0054-home-made-parts.md
    v3_lazyRouteDiscovery: false,
  },
};
