/**
 * Letters as strokes in a square of 100, since a machine need not have any font. Equal shapes of
 * other alphabets lead to the same strokes; what is missing gets a mark of its own.
 */
const STROKES: Record<string, string> = {
  A: 'M18 82L50 18L82 82M30 60H70',
  B: 'M28 18V82H54a18 18 0 0 0 0-36H28M28 46H50a14 14 0 0 0 0-28H28',
  C: 'M78 32A32 32 0 1 0 78 68',
  D: 'M26 18V82H46a32 32 0 0 0 0-64Z',
  E: 'M74 18H30V82H74M30 49H66',
  F: 'M74 18H32V82M32 50H66',
  G: 'M76 30A32 32 0 1 0 82 54H54',
  H: 'M24 18V82M76 18V82M24 50H76',
  I: 'M50 18V82',
  J: 'M66 18V60a20 20 0 0 1-40 0',
  K: 'M28 18V82M74 18L28 54M42 44L76 82',
  L: 'M32 18V82H74',
  M: 'M20 82V18L50 58L80 18V82',
  N: 'M24 82V18L76 82V18',
  O: 'M50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64Z',
  P: 'M28 82V18H54a18 18 0 0 1 0 36H28',
  Q: 'M50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64ZM60 62L82 86',
  R: 'M28 82V18H54a18 18 0 0 1 0 36H28M50 54L76 82',
  S: 'M72 28C64 14 30 14 30 34C30 56 72 44 72 66C72 88 34 86 27 70',
  T: 'M20 18H80M50 18V82',
  U: 'M24 18V56a26 26 0 0 0 52 0V18',
  V: 'M18 18L50 82L82 18',
  W: 'M12 18L30 82L50 32L70 82L88 18',
  X: 'M22 18L78 82M78 18L22 82',
  Y: 'M20 18L50 50L80 18M50 50V82',
  Z: 'M22 18H78L22 82H78',
  0: 'M50 18C22 18 22 82 50 82C78 82 78 18 50 18Z',
  1: 'M32 32L54 18V82',
  2: 'M26 36C28 10 74 12 74 38C74 56 40 66 26 82H76',
  3: 'M28 26C40 12 70 16 70 34C70 46 58 48 46 48C60 48 74 52 74 66C74 86 38 88 26 72',
  4: 'M62 82V18L22 62H80',
  5: 'M70 18H34L30 48C44 38 74 40 74 62C74 86 38 86 26 72',
  6: 'M68 20C40 24 26 46 28 62a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
  7: 'M24 18H76L42 82',
  8: 'M50 48a15 15 0 1 1 0-30a15 15 0 1 1 0 30a17 17 0 1 0 0 34a17 17 0 1 0 0-34',
  9: 'M32 80C60 76 74 54 72 38a22 22 0 1 0-44 0a22 22 0 1 0 44 0',
  Б: 'M72 18H30V82H54a17 17 0 0 0 0-34H30',
  Г: 'M74 18H32V82',
  Д: 'M18 88V74H82V88M30 74C38 58 38 40 38 18H68V74',
  Ж: 'M50 18V82M20 18L50 50L20 82M80 18L50 50L80 82',
  И: 'M24 18V82L76 18V82',
  Л: 'M18 82C34 78 32 50 34 18H76V82',
  П: 'M24 82V18H76V82',
  У: 'M22 18L50 54M80 18L48 70C44 80 36 84 26 80',
  Ф: 'M50 14V86M50 28a24 20 0 1 0 0 40a24 20 0 1 0 0-40Z',
  Ц: 'M24 18V74H80V90M72 18V74',
  Ч: 'M26 18V38C26 56 56 56 74 48M74 18V82',
  Ш: 'M18 18V82H82V18M50 18V82',
  Щ: 'M16 18V76H86V92M46 18V76M76 18V76',
  Ъ: 'M14 18H34V82H60a17 17 0 0 0 0-34H34',
  Ы: 'M20 18V82H40a16 16 0 0 0 0-32H20M80 18V82',
  Ь: 'M30 18V82H56a17 17 0 0 0 0-34H30',
  Э: 'M22 32A32 32 0 1 1 22 68M40 50H80',
  Ю: 'M18 18V82M18 50H34M60 20a26 30 0 1 0 0 60a26 30 0 1 0 0-60Z',
  Я: 'M72 82V18H46a18 18 0 0 0 0 36H72M50 54L24 82',
};

/** Letters of other alphabets that look like one of those above. */
const ALIKE: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  З: '3',
  І: 'I',
  Ј: 'J',
  Є: 'C',
  Ґ: 'Г',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Γ: 'Г',
  Π: 'П',
  Φ: 'Ф',
};

/** Three rising bars, for a name in letters that are not here. */
const MARK = 'M26 78V58M50 78V40M74 78V22';

export function strokesOf(initial: string): string {
  return STROKES[ALIKE[initial] ?? initial] ?? MARK;
}

export function hasStrokes(letter: string): boolean {
  return (ALIKE[letter] ?? letter) in STROKES;
}
