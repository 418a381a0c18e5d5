import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { keptPictureAnswer, keptPicturesAnswer, uploadBody } from './picture.contract.ts';

/** Enough for all pictures of a brand at once; each is decoded and encoded anew. */
const UPLOADS: Limit = { name: 'studio-pictures', capacity: 60, refillSeconds: 5 };

export const uploadPicture = operation({
  id: 'uploadPicture',
  method: 'POST',
  path: '/api/v1/studio/pictures',
  tag: 'Studio',
  summary: 'Keeps a picture for documents to refer to. It is checked and written anew.',
  who: staff('studio.edit'),
  body: uploadBody,
  mostBytes: 14_680_064,
  limit: UPLOADS,
  answer: keptPictureAnswer,
  status: 201,
  refuses: ['unsupported_media_type', 'validation_failed'],
});

export const listPictures = operation({
  id: 'listPictures',
  method: 'GET',
  path: '/api/v1/studio/pictures',
  tag: 'Studio',
  summary: 'The latest five hundred pictures that are kept for this instance, the newest first.',
  who: staff('studio.edit'),
  answer: keptPicturesAnswer,
});
