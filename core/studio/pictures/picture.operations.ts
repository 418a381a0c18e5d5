import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { keptPictureAnswer, keptPicturesAnswer, uploadBody } from './picture.contract.ts';

export const uploadPicture = operation({
  id: 'uploadPicture',
  method: 'POST',
  path: '/api/v1/studio/pictures',
  tag: 'Studio',
  summary: 'Keeps a picture for documents to refer to. It is checked and written anew.',
  who: staff('studio.edit'),
  body: uploadBody,
  mostBytes: 14_680_064,
  answer: keptPictureAnswer,
  status: 201,
  refuses: ['validation_failed', 'too_many_requests'],
});

export const listPictures = operation({
  id: 'listPictures',
  method: 'GET',
  path: '/api/v1/studio/pictures',
  tag: 'Studio',
  summary: 'The pictures that are kept for this instance, the latest first.',
  who: staff('studio.edit'),
  answer: keptPicturesAnswer,
});
