import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { pictureQuery } from './snippet.contract.ts';

export const drawLinkPicture = operation({
  id: 'drawLinkPicture',
  method: 'GET',
  path: '/link-picture',
  tag: 'Orders',
  summary: 'A drawn picture of what a link leads to, where its network has told of none.',
  who: anyone,
  query: pictureQuery,
  file: 'image/svg+xml',
  answered: 'The picture.',
  refuses: ['unknown_host'],
});
