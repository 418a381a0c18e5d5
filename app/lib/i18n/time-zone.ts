/** In which time zone a browser is, as it said itself. */
export const TIME_ZONE_COOKIE = 'time_zone';
