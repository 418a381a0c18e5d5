import { AppError } from '#core/errors.ts';
import { isSame } from '#core/studio/documents/json-value.ts';
import type { Side } from '#core/studio/documents/merge-json.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { makeReady } from '#core/studio/publishing/ready-to-publish.ts';
import {
  treeOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import { Crash } from '#core/testing/crashing-database.ts';
import { requireMerged, requireOnly } from './expectations.ts';
import type { Person, Shown, Studio } from './studio.ts';

/** What somebody does; which document, field, step or revision follows from the numbers. */
export interface Command {
  do: (typeof DEEDS)[number];
  who: Person;
  tab: 0 | 1;
  pick: number;
  value: number;
  /** The process ends before it is done, or the answer is lost and it is sent again. */
  fault: 'none' | 'crash' | 'lost';
}

export const DEEDS = [
  ...([
    'look',
    'type',
    'type',
    'type',
    'type',
    'clear',
    'add',
    'remove',
    'move',
    'rewrite',
  ] as const),
  ...(['undo', 'undo', 'redo', 'discard', 'goTo', 'reopen', 'restore'] as const),
  ...(['merge', 'publish', 'publish'] as const),
] as const;

/** Where people type, by kind. Each is there in some documents and absent in others. */
const FIELDS: Record<KeptDocument['kind'], readonly string[]> = {
  settings: ['/panelName', '/supportEmail', '/colours/light/accent', '/metaTags'],
  page: ['/slug', '/meta_title/de', '/meta_title/en', '/body/en', '/no_index'],
  'menu-item': ['/title/en', '/icon', '/children/0/title/en', '/children/0/url', '/children'],
  banner: ['/content/en', '/scroll_delay', '/information'],
  'special-offer': ['/name/en', '/services'],
  'payment-method': ['/name', '/fee_percent', '/payment_method_bonuses'],
  'withdrawal-method': ['/name', '/fee_percent', '/min_amount'],
  coupon: ['/name', '/code', '/is_listed'],
  grade: ['/name', '/spending_goal', '/discount_percent'],
  'free-trial-quest': ['/name', '/quantity', '/is_shown'],
  'tariff-plan': ['/name', '/price', '/is_shown'],
  'mail-text': ['/subject/en', '/body/en'],
};

/** Valid and not, so that some drafts can be published and others not. */
const VALUES: readonly unknown[] = [
  ...['one', 'two', 'Three', '', 'help@shop.example', '#aa3355', 'orders'],
  ...[true, 0, 7, 0.25, null, [], [1, 2]],
  [{ id: 3, title: { en: 'a' }, url: '/a' }],
  [
    { id: 8, title: { en: 'b' }, url: '/b' },
    { id: 3, title: { en: 'c' }, url: '/c' },
  ],
];

const SAVING: ReadonlySet<string> = new Set(['type', 'clear', 'add', 'remove', 'move', 'rewrite']);

/** What is sent again from a state that is no longer there. */
const MOVED_ON: ReadonlySet<string> = new Set([
  'done',
  'draft_conflict',
  'base_moved',
  'not_found',
]);

interface Tab {
  rev: number;
  documents: DocumentSet;
}

interface Typed {
  who: Person;
  documents: DocumentSet;
}

/** Plays one history and holds the studio to what it promises, after every command. */
export class History {
  readonly #studio: Studio;
  readonly #crashing: (statement: number) => Studio;
  readonly #tabs: [Tab[], Tab[]] = [[], []];
  /** What each save was answered for: all of it has to be found again. */
  readonly #typed: Typed[] = [];
  /** What pages have to show: nothing but a publication changes it. */
  #live: DocumentSet = [];
  #revisions = 1;
  #keys = 0;
  /** What happened, to compare one studio with another. */
  readonly trace: unknown[] = [];

  constructor(studio: Studio, crashing: (statement: number) => Studio) {
    this.#studio = studio;
    this.#crashing = crashing;
  }

  async play(commands: readonly Command[]): Promise<void> {
    this.#live = await this.#studio.live();
    for (const who of [0, 1] as const) {
      const { rev, documents } = await this.#studio.look(who);
      this.#tabs[who] = [
        { rev, documents },
        { rev, documents },
      ];
    }
    for (const command of commands) {
      const told = await this.#follow(command);
      const { rev: _, documents, ...shown } = await this.#studio.look(command.who);
      this.trace.push([command.do, told, shown, treeOf(documents).hash]);
      await this.#requireLive(command);
    }
    await this.#requireTyped();
    requireSame((await this.#studio.revisions()).length, this.#revisions, 'revisions');
  }

  async #follow(command: Command): Promise<string> {
    const { who } = command;
    const before = await this.#studio.look(who);
    const deed = await this.#deedOf(command, before);
    if (!deed) return 'nothing';
    const told = await this.#attempt(command, deed.act);
    const after = await this.#studio.look(who);
    if (told !== 'done') {
      const isAsBefore = after.rev === before.rev && isSame(hashOf(after), hashOf(before));
      if (!isAsBefore) throw new Error(`${command.do} was refused and changed the draft`);
      return told;
    }
    await deed.check(before, after);
    return told;
  }

  /** A client whose answer was lost sends the same again; one whose server crashed gives up. */
  async #attempt(
    { fault, who, do: deed }: Command,
    act: (studio: Studio) => Promise<void>,
  ): Promise<string> {
    if (fault === 'crash') return toldOf(act(this.#crashing(1)));
    const told = await toldOf(act(this.#studio));
    if (fault !== 'lost' || told !== 'done') return told;
    const { rev } = await this.#studio.look(who);
    const again = await toldOf(act(this.#studio));
    const isSafe = SAVING.has(deed) || deed === 'publish' ? again === 'done' : MOVED_ON.has(again);
    const isSame = rev === (await this.#studio.look(who)).rev || ['undo', 'redo'].includes(deed);
    if (!isSafe || !isSame) throw new Error(`${deed} was done twice: ${again}`);
    return told;
  }

  async #deedOf(command: Command, shown: Shown) {
    const { who, pick, value } = command;
    const tab = this.#tabs[who][command.tab] ?? shown;
    const { rev } = shown;
    switch (command.do) {
      case 'look':
        this.#tabs[who][command.tab] = { rev, documents: shown.documents };
        return undefined;
      case 'type':
      case 'clear':
      case 'add':
      case 'remove':
      case 'move':
      case 'rewrite':
        return this.#saving(command, tab);
      case 'undo':
      case 'redo':
        return walking(command.do, who, shown);
      case 'discard':
        return plain((studio) => studio.discard(who, rev));
      case 'goTo': {
        const step = pick % ((await this.#studio.steps(who)).length + 1);
        return plain((studio) => studio.goTo(who, { rev, step }));
      }
      case 'reopen': {
        const draft = pick % ((await this.#studio.endedDrafts(who)) + 1);
        return plain((studio) => studio.reopen(who, { rev, draft }));
      }
      case 'restore': {
        const revision = 1 + (pick % shown.published);
        return plain((studio) => studio.restore(who, { rev, revision }));
      }
      case 'merge':
        return this.#merging(who, { shown, side: value % 2 === 0 ? 'mine' : 'theirs' });
      case 'publish':
        return this.#publishing(who, shown);
    }
  }

  #saving(command: Command, tab: Tab) {
    const { who } = command;
    const change = changeOf(command, tab.documents);
    if (!change) return undefined;
    return {
      act: (studio: Studio) => studio.save(who, { rev: tab.rev, changes: [change] }),
      check: async (before: Shown, after: Shown) => {
        requireOnly({ change, seen: tab.documents, before, after });
        this.#typed.push({ who, documents: after.documents });
        tab.rev = after.rev;
        tab.documents = after.documents;
      },
    };
  }

  async #merging(who: Person, { shown, side }: { shown: Shown; side: Side }) {
    const { rev, published, base } = shown;
    const revisions = await this.#studio.revisions();
    return {
      act: (studio: Studio) => studio.merge(who, { rev, published, side }),
      check: async (before: Shown, after: Shown) => {
        const [old = [], theirs = []] = [revisions[base - 1], revisions.at(-1)];
        const sets = { base: old, mine: before.documents, theirs };
        requireMerged({ ...sets, side, merged: after.documents });
        this.#typed.push({ who, documents: after.documents });
      },
    };
  }

  #publishing(who: Person, { rev, base, published }: Shown) {
    this.#keys += 1;
    const key = `publication ${this.#keys}`;
    return {
      act: (studio: Studio) => studio.publish(who, { rev, base, key }),
      check: async (before: Shown) => {
        if (base !== published) throw new Error('published over what nobody has looked at');
        this.#live = makeReady(before.documents).kept;
        this.#revisions += 1;
      },
    };
  }

  async #requireLive(command: Command): Promise<void> {
    const live = await this.#studio.live();
    requireSame(contentOf(live), contentOf(this.#live), `what is public after ${command.do}`);
  }

  async #requireTyped(): Promise<void> {
    for (const who of [0, 1] as const) {
      const kept = new Set((await this.#studio.steps(who)).map((set) => treeOf(set).hash));
      const revisions = await this.#studio.revisions();
      for (const set of revisions) kept.add(treeOf(set).hash);
      const lost = this.#typed.filter(
        (typed) => typed.who === who && !kept.has(treeOf(typed.documents).hash),
      );
      if (lost.length > 0) throw new Error(`${lost.length} saved states cannot be found again`);
    }
  }
}

const plain = (act: (studio: Studio) => Promise<void>) => ({ act, check: async () => {} });

/** There and back again, nothing is different. */
function walking(step: 'undo' | 'redo', who: Person, shown: Shown) {
  const mayWalk = step === 'undo' ? shown.canUndo : shown.canRedo;
  return {
    act: (studio: Studio) => studio[step](who, shown.rev),
    check: async (before: Shown, after: Shown) => {
      const isMoved = before.rev !== after.rev;
      if (!mayWalk && isMoved) throw new Error(`${step} went where there is nothing`);
      if (mayWalk && step === 'undo' && !after.canRedo) throw new Error('undone, but not again');
      if (mayWalk && step === 'redo' && !after.canUndo) throw new Error('redone, but not back');
    },
  };
}

/** What a form would send of the documents that its tab shows. */
function changeOf({ do: deed, pick, value }: Command, seen: DocumentSet): DraftChange | undefined {
  const document = seen[pick % Math.max(1, seen.length)];
  if (!document) return undefined;
  const { kind, key } = document;
  const typed = VALUES[value % VALUES.length];
  if (deed === 'add') return adding(pick, value);
  if (deed === 'remove') return kind === 'settings' ? undefined : { do: 'remove', kind, key };
  if (deed === 'move') return { do: 'move', kind, key, position: value % 4 };
  if (deed === 'rewrite') {
    return { do: 'put', kind, key, body: { ...document.body, written: `${value}` } };
  }
  const fields = FIELDS[kind];
  const pointer = fields[value % fields.length] ?? '';
  if (pointer.startsWith('/children/') && valueAt(document.body, '/children/0') === undefined) {
    return undefined;
  }
  const field = deed === 'clear' ? { pointer } : { pointer, value: typed };
  return { do: 'set', kind, key, fields: [field] };
}

function adding(pick: number, value: number): DraftChange {
  const slug = `page-${value % 5}`;
  const page = { route_name: 'slug', slug, meta_title: { en: `Added ${value}` } };
  const banner = { place: 'dashboard', type: 'html', content: { en: `Added ${value}` } };
  return pick % 2 === 0
    ? { do: 'put', kind: 'page', body: page }
    : { do: 'put', kind: 'banner', body: banner, position: value % 3 };
}

async function toldOf(work: Promise<void>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    if (error instanceof Crash) return 'crashed';
    throw error;
  }
}

const hashOf = ({ documents }: Pick<Shown, 'documents'>): string => treeOf(documents).hash;

/** What a visitor sees of documents: everything but what they began as. */
const contentOf = (documents: DocumentSet): string[] =>
  documents.map(({ kind, key, hash }) => `${kind} ${key} ${hash}`);

function requireSame(found: unknown, expected: unknown, what: string): void {
  if (!isSame(found, expected)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}
