import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './campaign.operations.ts';
import {
  activateCampaign,
  changeCampaign,
  deleteCampaign,
  measureNow,
  pauseCampaign,
} from './change-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { listOwnCampaigns } from './list-campaigns.ts';
import { listKeywords } from './list-keywords.ts';
import { getOwnCampaign } from './own-campaign.ts';
import { changeTariff, payDueTariff } from './tariffs/change-tariff.ts';
import { listPlans } from './tariffs/list-plans.ts';
import { getTariff } from './tariffs/show-tariff.ts';
import { takePlan } from './tariffs/take-plan.ts';
import * as tariffs from './tariffs/tariff.operations.ts';

export function campaignRoutes(api: CoreApi, deps: Deps): void {
  tariffRoutes(api, deps);
  handle(api, operations.listCampaigns, (caller, { query }) =>
    listOwnCampaigns(deps, caller, query),
  );
  handle(api, operations.createCampaign, (caller, { body, once }) =>
    createCampaign(deps, caller, { input: body, once }),
  );
  handle(api, operations.getCampaign, async (caller, { params }) => ({
    data: await getOwnCampaign(deps, caller, params.id),
  }));
  handle(api, operations.updateCampaign, async (caller, { params, body }) => ({
    data: await changeCampaign(deps, caller, { idInPath: params.id, input: body }),
  }));
  handle(api, operations.activateCampaign, async (caller, { params }) => ({
    data: await activateCampaign(deps, caller, { idInPath: params.id }),
  }));
  handle(api, operations.pauseCampaign, async (caller, { params }) => ({
    data: await pauseCampaign(deps, caller, { idInPath: params.id }),
  }));
  handle(api, operations.measureCampaign, async (caller, { params }) => ({
    data: await measureNow(deps, caller, { idInPath: params.id }),
  }));
  handle(api, operations.deleteCampaign, (caller, { params }) =>
    deleteCampaign(deps, caller, { idInPath: params.id }),
  );
  handle(api, operations.listCampaignKeywords, (caller, { params, query }) =>
    listKeywords(deps, caller, { idInPath: params.id, query }),
  );
}

/** Before those with an id, which would take their paths for one. */
function tariffRoutes(api: CoreApi, deps: Deps): void {
  handle(api, tariffs.listTariffPlans, (caller) => listPlans(deps, caller));
  handle(api, tariffs.subscribeToPlan, (caller, { params, body, once }) =>
    takePlan(deps, caller, { idInPath: params.id, amount: body?.amount, once }),
  );
  handle(api, tariffs.getCampaignSubscription, async (caller) => ({
    data: await getTariff(deps, caller),
  }));
  handle(api, tariffs.changeCampaignSubscription, async (caller, { body }) => ({
    data: await changeTariff(deps, caller, { renews: body?.renews }),
  }));
  handle(api, tariffs.renewCampaignSubscription, async (caller) => ({
    data: await payDueTariff(deps, caller),
  }));
}
