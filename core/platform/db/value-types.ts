import pg from 'pg';

const { builtins } = pg.types;
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const TIMESTAMP_ARRAY = 1115;
const DATE_ARRAY = 1182;

/**
 * How a value of the database becomes one of JavaScript, on a server and embedded alike: int8 is
 * a bigint whatever its size, because it may be an amount; a date and a timestamp without a zone
 * stay text, because a Date would shift them by the zone of the machine.
 */
export function createValueTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(builtins.INT8, (text: string) => BigInt(text));
  types.setTypeParser(
    INT8_ARRAY,
    parseArrayOf((text) => BigInt(text)),
  );
  for (const oid of [builtins.DATE, builtins.TIMESTAMP]) {
    types.setTypeParser(oid, (text: string) => text);
  }
  for (const oid of [DATE_ARRAY, TIMESTAMP_ARRAY]) {
    types.setTypeParser(
      oid,
      parseArrayOf((text) => text),
    );
  }
  return types;
}

function parseArrayOf<T>(parse: (text: string) => T): (text: string) => unknown[] {
  const parseTexts: (text: string) => unknown[] = pg.types.getTypeParser(
    // The driver knows this id; only its list of named ones lacks it.
    TEXT_ARRAY as typeof builtins.TEXT,
  );
  const convert = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(convert) : typeof value === 'string' ? parse(value) : value;
  return (text) => parseTexts(text).map(convert);
}
