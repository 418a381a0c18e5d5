/**
 * A password that nobody knows: its hash was made of random bytes that were thrown away. Whoever is
 * to be logged in as has one of their own.
 */
export const NOBODY_KNOWS =
  '$argon2id$v=19$m=65536,t=3,p=1$+oq4h/4hP5OLcaOuveQ+MQ$+V9ANyYZD4GqFPsFWI4RacJG17K4T1oxWdYeA416AKo';
