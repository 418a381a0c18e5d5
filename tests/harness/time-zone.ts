/**
 * Where tests run, whatever the machine's zone: half an hour off, behind UTC and with summer time, so
 * that a date which is written or read in the wrong zone is another one.
 */
export const TIME_ZONE = 'America/St_Johns';
