import type { RuleProblem } from '#core/tenancy/link-rules/check-link-rules.pure.ts';

interface Scheduled {
  from?: string;
  until?: string;
  children?: readonly Scheduled[];
}

/** Days that no calendar has, and times that end before they begin. */
export function scheduleProblems(
  { from, until, children = [] }: Scheduled,
  pointer = '',
): RuleProblem[] {
  const problems = Object.entries({ from, until }).flatMap(([name, moment]): RuleProblem[] =>
    moment === undefined || isRealDay(moment)
      ? []
      : [{ pointer: `${pointer}/${name}`, message: 'is on a day that its month does not have' }],
  );
  if (from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from)) {
    const message = 'must come after from';
    problems.push({ pointer: `${pointer}/until`, message, keyword: 'end' });
  }
  const inside = children.flatMap((child, at) =>
    scheduleProblems(child, `${pointer}/children/${at}`),
  );
  return [...problems, ...inside];
}

function isRealDay(moment: string): boolean {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
