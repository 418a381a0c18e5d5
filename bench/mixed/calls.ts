/** A program: its token, and orders of its customer. */
export interface Program {
  key: string;
  orders: readonly number[];
  /** Those of them that can be refilled, and those that a refill was asked for. */
  complete: readonly number[];
  refilled: readonly number[];
}

/** What a process that calls is given, as JSON in a file. */
export interface Scene {
  host: string;
  /** What is ordered. */
  service: number;
  programs: readonly Program[];
}

export const KINDS = [
  'services',
  'balance',
  'status',
  'statuses',
  'add',
  'refill',
  'refill_status',
] as const;
export type Kind = (typeof KINDS)[number];

/** Of a hundred calls, as programs of resellers make them: mostly they ask where orders stand. */
const SHARES: Readonly<Record<Kind, number>> = {
  services: 5,
  balance: 20,
  status: 40,
  statuses: 10,
  add: 10,
  refill: 10,
  refill_status: 5,
};
const MANY = 100;

const TURN: readonly Kind[] = shuffled(
  KINDS.flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind)),
);

/** In one order for all, in which no kind stands together. */
function shuffled(kinds: readonly Kind[]): Kind[] {
  const step = 37;
  return kinds.map((_, at) => kinds[(at * step) % kinds.length] ?? 'balance');
}

export interface Call {
  kind: Kind;
  /** Whether the client takes packed answers, as those for Node.js and Python do. */
  isPacked: boolean;
  body: string;
}

/** The call of a place in a run: programs and kinds take turns, and no link comes twice. */
export function callAt({ programs, service }: Scene, at: number, run: string): Call {
  const program = programs[at % programs.length];
  const kind = TURN[(at + Math.floor(at / programs.length)) % TURN.length];
  if (!program || !kind) throw new Error('There is nobody to call.');
  const said = { key: program.key, ...fieldsOf(kind, { program, service, at, run }) };
  return { kind, isPacked: at % 2 === 0, body: new URLSearchParams(said).toString() };
}

interface Asked {
  program: Program;
  service: number;
  at: number;
  run: string;
}

function fieldsOf(
  kind: Kind,
  { program, service, at, run }: Asked,
): Record<string, string> & { action: string } {
  switch (kind) {
    case 'statuses':
      return { action: 'status', orders: program.orders.slice(0, MANY).join() };
    case 'status':
      return { action: kind, order: oneOf(program.orders, at) };
    case 'refill':
      return { action: kind, order: oneOf(program.complete, at) };
    case 'refill_status':
      return { action: kind, order: oneOf(program.refilled, at) };
    case 'add':
      return {
        ...{ action: kind, service: String(service), quantity: '1000' },
        link: `https://video.example/watch?v=${run}-${at}`,
      };
    default:
      return { action: kind };
  }
}

const oneOf = (ids: readonly number[], at: number) => String(ids[at % ids.length]);

/** What kind a call is, by what it has said. */
export function kindOf(said: URLSearchParams): Kind {
  const action = said.get('action');
  if (action === 'status' && said.has('orders')) return 'statuses';
  return KINDS.find((kind) => kind === action) ?? 'balance';
}
