import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { pictureColoursAnswer, pictureColoursQuery } from './picture-colours.contract.ts';

export const listPictureColours = operation({
  id: 'listPictureColours',
  method: 'GET',
  path: '/api/v1/studio/picture-colours',
  tag: 'Studio',
  summary: 'The colours that stand out of a picture, the strongest first.',
  who: staff('studio.edit'),
  query: pictureColoursQuery,
  answer: pictureColoursAnswer,
  refuses: ['not_found'],
});
