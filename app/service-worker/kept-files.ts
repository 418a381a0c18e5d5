/** How many files of a kind are kept; beyond that, the oldest one goes. */
interface Keep {
  cache: string;
  most: number;
}

/** A file under a name that says what is in it: from what is kept, else from the network. */
export async function keptFile(
  request: Request,
  { cache, most, later }: Keep & { later: (work: Promise<unknown>) => void },
): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (isForEverybody(answer)) {
    const copy = answer.clone();
    // A full disk is no reason to withhold the file.
    later(store(request, copy, { cache, most }).catch(() => undefined));
  }
  return answer;
}

/** What the server itself says is the same for all and for good. */
function isForEverybody({ status, type, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && /\bpublic\b.*\bimmutable\b/.test(control);
}

async function store(request: Request, answer: Response, { cache, most }: Keep): Promise<void> {
  const files = await caches.open(cache);
  await files.put(request, answer);
  const names = await files.keys();
  const tooMany = names.slice(0, Math.max(0, names.length - most));
  await Promise.all(tooMany.map((name) => files.delete(name)));
}
