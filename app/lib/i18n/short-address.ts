/** An address without what most of them begin with, so that what tells them apart is seen. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');
