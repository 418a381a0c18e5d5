import type { PagePath } from '#app/pages.ts';

type Segment = string | number | bigint;

/** The names in a path, an optional one with its question mark. */
type NamesIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Needed<Name> = Name extends `${string}?` ? never : Name;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type Params<Name extends string> = [Name] extends [never]
  ? Record<string, never>
  : Flat<Record<Needed<Name>, Segment> & Partial<Record<Optional<Name>, Segment | undefined>>>;
/** One object of several, so that a name too many is noticed. */
type Flat<Given> = { [Name in keyof Given]: Given[Name] };

type Query = Readonly<Record<string, string | number | undefined>>;

type Rest<Path extends PagePath> = [Needed<NamesIn<Path>>] extends [never]
  ? [params?: Params<NamesIn<Path>>, query?: Query]
  : [params: Params<NamesIn<Path>>, query?: Query];

/** Where a page of the table is, without its language, with its parameters and a query. */
export function pagePath<Path extends Exclude<PagePath, '*'>>(
  path: Path,
  ...rest: Rest<Path>
): string;
export function pagePath(
  path: string,
  params: Readonly<Record<string, Segment | undefined>> = {},
  query: Query = {},
): string {
  const filled = `/${path}`.replace(/\/:(\w+)(\??)/g, (_step, name: string, optional: string) => {
    const value = params[name];
    return value === undefined && optional ? '' : `/${segment(String(value ?? ''))}`;
  });
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}

/** One step of a path: a step that is empty or dots leads to another page. */
function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new RangeError('Nothing is called like this');
  return encodeURIComponent(value);
}
