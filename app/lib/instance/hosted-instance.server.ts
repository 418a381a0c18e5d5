import type { CompiledInstance, CompileTheme } from './compiled-instance.ts';
import type { FetchDocument } from './fetch-document.server.ts';
import type { InstanceLog } from './instance-log.ts';
import type { InstanceStore } from './instance-store.server.ts';
import {
  refreshInstance,
  reviveInstance,
  type Refreshed,
  type Snapshot,
} from './refresh-instance.server.ts';
import type { SeenAnswers } from './fetch-revision.server.ts';
import { retryDelayMs } from './retry-delay.ts';

export type FoundInstance =
  | { kind: 'ready'; instance: CompiledInstance }
  | { kind: 'unknown-host'; message: string }
  | { kind: 'unavailable' };

export interface HostedOptions {
  host: string;
  fetchDocument: FetchDocument;
  compileTheme: CompileTheme;
  store: InstanceStore;
  log: InstanceLog;
  now: () => number;
  random: () => number;
  freshMs: number;
  patienceMs: number;
  callMs: number;
  /** Gives back what another host serves already, where the two are equal. */
  share: (snapshot: Snapshot) => Snapshot;
}

interface Flight {
  controller: AbortController;
  tookOffAt: number;
  /** News came out after it left, so what it brings may be old already. */
  isOvertaken: boolean;
  done: Promise<void>;
}

/** How often in a row a core may fail with a part of a revision until the rest is shown alone. */
const PATIENT_FAILURES = 3;

/** The instance of one host: what is served now, and how it is kept up to date. */
export class HostedInstance {
  readonly #options: HostedOptions;
  readonly #revived: Promise<void>;
  #snapshot: Snapshot | undefined;
  #refusal: string | undefined;
  #seen: SeenAnswers = {};
  #keptRevision: string | undefined;
  #flight: Flight | undefined;
  #freshUntil = 0;
  #retryAt = 0;
  #failures = 0;
  #isNewsOut = false;
  #isStopped = false;

  constructor(options: HostedOptions) {
    this.#options = options;
    this.#revived = this.#revive();
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Answers at once with what there is, old or not; only who comes first or for news waits. */
  async find(): Promise<FoundInstance> {
    await this.#revived;
    const { now, callMs } = this.#options;
    if (!this.#snapshot) {
      // A host that was never seen takes two calls, one after the other.
      if (now() >= this.#retryAt) await within(2 * callMs, this.#refresh());
    } else if (this.#isNewsOut) {
      await within(this.#patienceMs(), this.#refresh());
    } else if (this.#isDue()) {
      void this.#refresh();
    }
    if (this.#refusal !== undefined) return { kind: 'unknown-host', message: this.#refusal };
    if (!this.#snapshot) return { kind: 'unavailable' };
    return { kind: 'ready', instance: this.#snapshot.instance };
  }

  /** What is served, unless somebody has to wait or the core is to be asked. */
  fresh(): CompiledInstance | undefined {
    return this.#isNewsOut || this.#isDue() ? undefined : this.#snapshot?.instance;
  }

  /** What is served is known to be old; what is being fetched may be, too. */
  expectNews(): void {
    this.#isNewsOut = true;
    this.#retryAt = 0;
    this.#freshUntil = 0;
    if (this.#flight) this.#flight.isOvertaken = true;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#flight?.controller.abort();
    await Promise.all([this.#revived, this.#flight?.done]);
  }

  /** A restart must not show an old brand while the core has a new one, so its news are awaited. */
  async #revive(): Promise<void> {
    const kept = await this.#options.store.load(this.#options.host);
    const snapshot = reviveInstance(this.#options, kept);
    if (!snapshot) return;
    this.#snapshot = this.#options.share(snapshot);
    this.#keptRevision = snapshot.instance.revision;
    this.#isNewsOut = true;
  }

  #isDue(): boolean {
    const now = this.#options.now();
    return now >= this.#retryAt && now >= this.#freshUntil;
  }

  /**
   * What is served afterwards is no older than now: whoever waits for a flight that is overtaken
   * waits for the next one as well, and for none after that, however fast news follow each other.
   */
  async #refresh(): Promise<void> {
    for (let flights = 0; flights < 2 && !this.#isStopped; flights += 1) {
      const flight = (this.#flight ??= this.#takeOff());
      await flight.done;
      if (!flight.isOvertaken) return;
    }
  }

  /** A core that hangs costs each visitor who comes meanwhile no more than the first one. */
  #patienceMs(): number {
    const { now, patienceMs } = this.#options;
    const elapsedMs = this.#flight ? now() - this.#flight.tookOffAt : 0;
    return Math.max(0, patienceMs - elapsedMs);
  }

  #takeOff(): Flight {
    const controller = new AbortController();
    const tookOffAt = this.#options.now();
    const flight = { controller, tookOffAt, isOvertaken: false, done: Promise.resolve() };
    flight.done = this.#fly(flight);
    return flight;
  }

  /** Never rejects: nobody waits for a refresh in the background. */
  async #fly(flight: Flight): Promise<void> {
    const { signal } = flight.controller;
    const refreshed = await refreshInstance({
      ...this.#options,
      timeoutMs: this.#options.callMs,
      current: this.#snapshot,
      seen: this.#seen,
      takesPart: this.#failures >= PATIENT_FAILURES,
      signal,
    }).catch((error: unknown): Refreshed => {
      this.#options.log.error({ host: this.#options.host, err: error }, 'instance refresh broke');
      return { kind: 'failed' };
    });
    this.#flight = undefined;
    if (signal.aborted) return;
    if (!flight.isOvertaken) this.#isNewsOut = false;
    // Landing what may be old already keeps a storm of news from holding back all of it.
    if (!flight.isOvertaken || refreshed.kind === 'ready') this.#land(refreshed);
  }

  #land(refreshed: Refreshed): void {
    if (refreshed.kind === 'ready') {
      this.#seen = refreshed.seen;
      this.#swap(refreshed.snapshot);
      if (refreshed.isComplete) this.#rest();
      else this.#backOff();
    } else if (refreshed.kind === 'unknown-host' && this.#isRefused(refreshed)) {
      this.#refuse(refreshed.message);
    } else {
      this.#backOff();
    }
  }

  #rest(): void {
    this.#failures = 0;
    this.#freshUntil = this.#options.now() + this.#options.freshMs;
  }

  #backOff(): void {
    const { now, random, host, log } = this.#options;
    this.#failures += 1;
    const delayMs = Math.round(retryDelayMs(this.#failures, random));
    this.#retryAt = now() + delayMs;
    log.warn({ host, failures: this.#failures, delayMs }, 'instance not refreshed');
  }

  #swap(snapshot: Snapshot): void {
    const { host, log, share, store } = this.#options;
    const { revision } = snapshot.instance;
    if (revision !== this.#snapshot?.instance.revision) {
      this.#snapshot = share(snapshot);
      log.info({ host, revision }, 'instance compiled');
    }
    if (revision === this.#keptRevision) return;
    this.#keptRevision = revision;
    void store.save(host, { revision, documents: snapshot.documents }).then((isKept) => {
      // A disk that was full may have room at the next refresh.
      if (!isKept && this.#keptRevision === revision) this.#keptRevision = undefined;
    });
  }

  /** Only the core itself may take a brand off the air; a confused proxy may not. */
  #isRefused({ message }: { message: string | undefined }): boolean {
    return message !== undefined || !this.#snapshot;
  }

  #refuse(message: string | undefined): void {
    const { host, log, store } = this.#options;
    this.#refusal = message ?? 'No instance answers to this host.';
    if (!this.#snapshot) return;
    log.warn({ host }, 'instance gone: the core does not know its host any more');
    this.#snapshot = undefined;
    void store.remove(host);
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
