/** A page to go to, or a gap of pages that are left out. */
export type PagerEntry = number | 'gap';

const AROUND = 1;

/**
 * The pages that a pager names: the first, the last, the current one and its neighbours. A gap
 * always stands for two pages or more, since one page takes no more room than its gap.
 */
export function pagerPages(current: number, total: number): PagerEntry[] {
  const isNamed = (page: number) =>
    page === 1 || page === total || Math.abs(page - current) <= AROUND;
  const entries: PagerEntry[] = [];
  for (let page = 1; page <= total; page += 1) {
    const closesHole = isNamed(page - 1) && isNamed(page + 1);
    if (isNamed(page) || closesHole) entries.push(page);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}
