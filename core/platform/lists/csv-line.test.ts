import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it.each([
  [['a', '', 'b c'], 'a,,b c'],
  [['a,b', 'c"d', 'e\nf', 'g\rh'], '"a,b","c""d","e\nf","g\rh"'],
  [['=1+1', '+1', '-a', '@a'], "'=1+1,'+1,'-a,'@a"],
  // A number is none, and a sum leaves out what is written as a text.
  [['-1', '-12.5', '-1+1', '-2-cmd', '-1\n'], "-1,-12.5,'-1+1,'-2-cmd,\"'-1\n\""],
  // What a spreadsheet takes away before it reads on is no protection.
  [[' =1+1', '\t=1', '  @a'], "' =1+1,'\t=1,'  @a"],
  [['1-1', 'a=b', 'a@b.example'], '1-1,a=b,a@b.example'],
  [['=HYPERLINK("https://evil.example";"x")'], '"\'=HYPERLINK(""https://evil.example"";""x"")"'],
])('%j is the line %j', (fields, text) => {
  expect(csvLine(fields)).toBe(`${text}\r\n`);
});
