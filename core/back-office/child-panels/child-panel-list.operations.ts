import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { childPanelPath } from '#core/resale/child-panels/child-panel.contract.ts';
import { staffChildPanelAnswer, staffChildPanelsAnswer } from './child-panel-list.contract.ts';

const PATH = '/api/v1/staff/child-panels';
const reading = { tag: 'Staff', method: 'GET', who: staff('child_panels.manage') } as const;

export const searchChildPanels = operation({
  ...reading,
  id: 'searchChildPanels',
  path: PATH,
  summary: 'Panels that customers rent: by words and filters, the latest first.',
  query: listQuery,
  answer: staffChildPanelsAnswer,
  answered: 'A page of them.',
});

export const exportChildPanelList = operation({
  ...reading,
  id: 'exportChildPanelList',
  path: `${PATH}/export`,
  summary: 'All panels that a filter finds, as a file without names of people.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getStaffChildPanel = operation({
  ...reading,
  id: 'getStaffChildPanel',
  path: `${PATH}/{childPanelId}`,
  summary: 'One panel, and who rents it.',
  params: childPanelPath,
  answer: staffChildPanelAnswer,
  refuses: ['not_found'],
});
