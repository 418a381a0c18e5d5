/** Chromium's offer to install the panel; no other browser has it, nor TypeScript its type. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const hearers = new Set<() => void>();

/** Comes once a document, perhaps before anything is shown. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser asks in its own words at a moment of its own.
    event.preventDefault();
    // It is what an event of this name is.
    set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => set(undefined));
}

export function onInstallOffer(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function isInstallOffered(): boolean {
  return offer !== undefined;
}

/** An offer can be taken up once, whatever comes of it. */
export async function takeInstallOffer(): Promise<boolean> {
  const taken = offer;
  set(undefined);
  return (await taken?.prompt())?.outcome === 'accepted';
}

function set(next: InstallOffer | undefined): void {
  offer = next;
  for (const hear of hearers) hear();
}
