import { createPatience } from './patient-fetch.ts';

const AGAIN_MS = 4_000;

/** Of this document. On the server nothing waits. */
export const pageRequests = createPatience({
  origin: typeof window === 'undefined' ? 'http://server.invalid' : window.location.origin,
  later(work) {
    const timer = setTimeout(work, AGAIN_MS);
    window.addEventListener('online', work);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', work);
    };
  },
});
