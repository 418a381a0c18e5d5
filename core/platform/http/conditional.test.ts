import { describe, expect, it } from 'vitest';
import { namesEtag } from './conditional.ts';

describe('If-None-Match', () => {
  it.each([
    ['"abc"'],
    ['W/"abc"'],
    ['*'],
    [' * '],
    ['"x", "abc"'],
    ['"x","abc","y"'],
    ['W/"x" , W/"abc"'],
    ['"with, comma", "abc"'],
  ])('%s names the tag "abc"', (header) => {
    expect(namesEtag(header, '"abc"')).toBe(true);
  });

  it.each([
    [undefined],
    [''],
    ['abc'],
    ['"ab"'],
    ['"abcd"'],
    ['"x", "y"'],
    ['"abc'],
    ['w/abc'],
    ['**'],
  ])('%s does not', (header) => {
    expect(namesEtag(header, '"abc"')).toBe(false);
  });
});
