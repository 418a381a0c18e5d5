import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import { gradesAnswer, profileGradesAnswer } from './grade.contract.ts';

export const listGrades = operation({
  id: 'listGrades',
  method: 'GET',
  path: '/api/v1/grades',
  tag: 'Profile',
  summary: 'The grades of the instance, by what has to be spent for them.',
  who: anyone,
  answer: gradesAnswer,
  answered: 'Empty where the owner offers none.',
});

export const getProfileGrades = operation({
  id: 'getProfileGrades',
  method: 'GET',
  path: '/api/v1/profile/grades',
  tag: 'Profile',
  summary: 'The grade of the customer, the one before and the one to come.',
  who: customer({ frozen: 'allowed' }),
  answer: profileGradesAnswer,
  answered: 'All empty where the owner offers none.',
});
