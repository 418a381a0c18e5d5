/**
 * By it an answer says of which revision of the instance it is, and who asks says of which one they
 * want it: whoever asks for several things gets all of them of one.
 */
export const REVISION_HEADER = 'x-revision';
