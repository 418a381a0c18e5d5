import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { CatalogueContent } from '#core/catalogue/services/catalogue-content.ts';
import type { Deps } from '#core/deps.ts';
import type { Fate, HistoryPlan, Person, PlannedDeed } from '#fixtures/history/history-plan.ts';
import type { RunningClock } from './running-clock.ts';

const MINUTE_MS = 60_000;

/** A brand that a history is made of. */
export interface HistoryBrand {
  instanceId: number;
  slug: string;
  revision: bigint;
  /** Where its visitors come by. */
  host: string;
  content: CatalogueContent;
  plan: HistoryPlan;
}

/** A brand on the stage, with whoever has joined it so far. */
export interface Troupe extends HistoryBrand {
  people: ReadonlyMap<string, Person>;
  callers: Map<string, CustomerCaller>;
  /** The token of the widget by which some of its orders come, once there is one. */
  widget?: string;
}

/** How an order is delivered, once somebody has it. */
export interface Part {
  troupe: Troupe;
  fate: Fate;
}

type Act = () => Promise<void>;

/** What happens when; of two at the same moment the one that was planned first. */
export class Stage {
  /** Who delivers an order. */
  readonly parts: Map<bigint, Part>;
  readonly partsOfFeeds = new Map<bigint, Part>();
  readonly deps: Deps;
  readonly clock: RunningClock;
  readonly endsAt: Date;
  readonly #acts: { at: number; turn: number; act: Act }[] = [];
  #turns = 0;
  #keys = 0;

  constructor(
    deps: Deps,
    clock: RunningClock,
    { endsAt, parts }: { endsAt: Date; parts: Map<bigint, Part> },
  ) {
    this.deps = deps;
    this.clock = clock;
    this.endsAt = endsAt;
    this.parts = parts;
  }

  /** A key that nothing else was done by, and the same in every history. */
  key(): string {
    this.#keys += 1;
    return `history-${this.#keys}`;
  }

  /** What would be later than now is left out. */
  at(at: Date, act: Act): void {
    if (at > this.endsAt) return;
    this.#turns += 1;
    const entry = { at: at.getTime(), turn: this.#turns, act };
    let place = this.#acts.length;
    // The next one stands at the end; most of what is added comes soon.
    while (place > 0 && isBefore(this.#acts[place - 1], entry)) place -= 1;
    this.#acts.splice(place, 0, entry);
  }

  after(minutes: number, act: Act): void {
    this.at(new Date(this.clock.now().getTime() + minutes * MINUTE_MS), act);
  }

  before(minutes: number, act: Act): void {
    this.at(new Date(this.endsAt.getTime() - minutes * MINUTE_MS), act);
  }

  async play(): Promise<void> {
    for (let next = this.#acts.pop(); next; next = this.#acts.pop()) {
      this.clock.moveTo(new Date(next.at));
      await next.act();
    }
    this.clock.moveTo(this.endsAt);
  }
}

const isBefore = (
  one: { at: number; turn: number } | undefined,
  other: { at: number; turn: number },
): boolean =>
  one !== undefined && (one.at < other.at || (one.at === other.at && one.turn < other.turn));

/** Who does a deed; all of them have joined before. */
export function callerOf({ callers, slug }: Troupe, who: string): CustomerCaller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`${who} has not joined ${slug} yet.`);
  return caller;
}

export type DeedOf<Does extends PlannedDeed['does']> = Extract<PlannedDeed, { does: Does }>;
