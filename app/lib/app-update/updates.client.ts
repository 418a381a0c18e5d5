import { allowMore } from '../http/trusted-types.client.ts';
import { noteReload } from './reload-guard.ts';
import { updateStep, type UpdateEvent, type UpdateState } from './update-steps.ts';
import { WORKER_PATH, WORKER_SCOPE, type SeenPage, type WorkerMessage } from './worker-paths.ts';

const CHECK_AFTER_MS = 15 * 60_000;

export interface Updates {
  /** Says when a new build can be had; at once when it already can. */
  onOffer(hear: () => void): () => void;
  accept(): void;
}

let running: Updates | undefined;

/** Registers the worker of this origin, once a document; asked again, it answers what runs. */
export function startUpdates(seen: SeenPage): Updates | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  running ??= start(seen);
  return running;
}

function start(seen: SeenPage): Updates {
  const container = navigator.serviceWorker;
  const hearers = new Set<() => void>();
  let state: UpdateState = 'current';
  let registration: ServiceWorkerRegistration | undefined;

  function go(event: UpdateEvent): void {
    const step = updateStep(state, event, Boolean(registration?.waiting));
    state = step.state;
    switch (step.effect) {
      case 'offer':
        for (const hear of hearers) hear();
        break;
      case 'take':
        tell(registration?.waiting, { type: 'take-over' });
        break;
      case 'reload':
        noteReload(() => sessionStorage, Date.now());
        window.location.reload();
        break;
      case undefined:
        break;
    }
  }

  container.addEventListener('controllerchange', () => go('replaced'));
  register()
    .then((registered) => {
      registration = registered;
      watchWaiting(registered, () => go('waiting'));
      checkNowAndThen(registered);
    })
    // Not to be had here, as in some private windows: the panel works without.
    .catch(() => undefined);
  void container.ready.then(({ active }) => tell(active, { type: 'seen', ...seen }));

  return {
    onOffer(hear) {
      hearers.add(hear);
      if (state === 'offered') hear();
      return () => hearers.delete(hear);
    },
    accept: () => go('accepted'),
  };
}

function register(): Promise<ServiceWorkerRegistration> {
  allowMore({
    createScriptURL: (url) => (url === WORKER_PATH ? url : null),
    createHTML: () => null,
  });
  return navigator.serviceWorker.register(WORKER_PATH, {
    scope: WORKER_SCOPE,
    updateViaCache: 'none',
  });
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

function watchWaiting(registration: ServiceWorkerRegistration, hear: () => void): void {
  // The first worker of all brings nothing new.
  const isUpdate = () => Boolean(navigator.serviceWorker.controller);
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) hear();
    });
  if (registration.waiting && isUpdate()) hear();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** The browser looks at each document; a tab that stays open for days has none. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_AFTER_MS);
}
