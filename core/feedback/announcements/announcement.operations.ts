import { customer, operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  announcementBody,
  announcementPath,
  announcementsAnswer,
  changeAnnouncementBody,
} from './announcement.contract.ts';

const PATH = '/api/v1/staff/announcements';
const ONE = `${PATH}/{announcementId}`;
const ofStaff = {
  tag: 'Staff',
  who: staff('announcements.write'),
  answer: announcementsAnswer,
} as const;
const ofOne = { params: announcementPath, refuses: ['not_found'] } as const;

export const listAnnouncements = operation({
  ...ofStaff,
  id: 'listAnnouncements',
  method: 'GET',
  path: PATH,
  summary: 'What staff tell customers above every page, the latest first.',
});

export const addAnnouncement = operation({
  ...ofStaff,
  id: 'addAnnouncement',
  method: 'POST',
  path: PATH,
  summary: 'Adds one.',
  body: announcementBody,
  status: 201,
});

export const changeAnnouncement = operation({
  ...ofStaff,
  ...ofOne,
  id: 'changeAnnouncement',
  method: 'PUT',
  path: ONE,
  summary: 'Changes one; whoever has put it away is not shown it again.',
  body: changeAnnouncementBody,
  bodyIsOptional: true,
});

export const endAnnouncement = operation({
  ...ofStaff,
  ...ofOne,
  id: 'endAnnouncement',
  method: 'POST',
  path: `${ONE}/end`,
  summary: 'Ends one now; one that has not begun, or is over, stays as it is.',
});

export const deleteAnnouncement = operation({
  ...ofStaff,
  ...ofOne,
  id: 'deleteAnnouncement',
  method: 'DELETE',
  path: ONE,
  summary: 'Removes one.',
});

export const dismissAnnouncement = operation({
  id: 'dismissAnnouncement',
  method: 'POST',
  path: '/api/v1/announcements/{announcementId}/dismiss',
  tag: 'Notices',
  summary: 'Puts an announcement away, for good.',
  who: customer({ impersonated: 'refused', frozen: 'allowed' }),
  ...ofOne,
});
