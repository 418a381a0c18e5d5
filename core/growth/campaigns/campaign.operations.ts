import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { CAMPAIGNS_CHANGED, MEASURED_ON_DEMAND } from './campaign-rules.pure.ts';
import {
  campaignAnswer,
  campaignKeywordsAnswer,
  campaignPath,
  campaignsAnswer,
  campaignsQuery,
  createCampaignBody,
  keywordsQuery,
  updateCampaignBody,
} from './campaign.contract.ts';

const PATH = '/api/v1/campaigns';
const ONE = `${PATH}/{id}`;
const tag = 'Campaigns';
/** What is measured is for whoever pays for it to say, and not for staff in their place. */
const ownersOnly = customer({ impersonated: 'refused' });
const ofOne = {
  tag,
  who: ownersOnly,
  params: campaignPath,
  answer: campaignAnswer,
  refuses: ['not_found'],
} as const;

export const listCampaigns = operation({
  id: 'listCampaigns',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The campaigns of the customer.',
  who: customer(),
  query: campaignsQuery,
  answer: campaignsAnswer,
});

export const createCampaign = operation({
  id: 'createCampaign',
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Begins a campaign: from now on its keywords are measured.',
  who: ownersOnly,
  limit: CAMPAIGNS_CHANGED,
  once: true,
  body: createCampaignBody,
  answer: campaignAnswer,
  status: 201,
  refuses: ['plan_needed'],
});

export const getCampaign = operation({
  ...ofOne,
  who: customer(),
  id: 'getCampaign',
  method: 'GET',
  path: ONE,
  summary: 'One campaign of the customer.',
});

export const updateCampaign = operation({
  ...ofOne,
  id: 'updateCampaign',
  method: 'PUT',
  path: `${ONE}/update`,
  summary: 'Changes what is sent of it; a keyword that is taken away keeps its history.',
  limit: CAMPAIGNS_CHANGED,
  body: updateCampaignBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'plan_needed'],
});

export const activateCampaign = operation({
  ...ofOne,
  id: 'activateCampaign',
  method: 'PUT',
  path: `${ONE}/activate`,
  summary: 'Has a campaign measured again.',
  refuses: ['not_found', 'plan_needed'],
});

export const pauseCampaign = operation({
  ...ofOne,
  id: 'pauseCampaign',
  method: 'PUT',
  path: `${ONE}/pause`,
  summary: 'Has a campaign measured no more; its keywords are free for others.',
});

export const measureCampaign = operation({
  ...ofOne,
  id: 'measureCampaign',
  method: 'POST',
  path: `${ONE}/measure`,
  summary: 'Has a campaign measured now, at most once an hour.',
  limit: MEASURED_ON_DEMAND,
  refuses: ['not_found', 'plan_needed', 'measured_lately'],
});

export const deleteCampaign = operation({
  id: 'deleteCampaign',
  method: 'DELETE',
  path: ONE,
  tag,
  summary: 'Deletes a campaign with its history.',
  who: ownersOnly,
  params: campaignPath,
  refuses: ['not_found'],
});

export const listCampaignKeywords = operation({
  ...ofOne,
  who: customer(),
  id: 'listCampaignKeywords',
  method: 'GET',
  path: `${ONE}/keywords`,
  summary: 'Where a campaign stood in the searches of a country, for each of its keywords.',
  query: keywordsQuery,
  answer: campaignKeywordsAnswer,
});
