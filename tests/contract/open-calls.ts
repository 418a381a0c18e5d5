/**
 * Calls that are not answered yet, by the capability that brings them. Whoever builds one takes it
 * out of here: a call that is answered and still stands in this list fails the test.
 */
export const OPEN_CALLS: Record<string, readonly string[]> = {
  tasks: [
    'GET /api/v1/tasks',
    'POST /api/v1/checks',
    'POST /api/v1/checks/{checkId}/start',
    'POST /api/v1/checks/{checkId}/end',
    'POST /api/v1/checks/{checkId}/check',
  ],
  campaigns: [
    'GET /api/v1/campaigns',
    'POST /api/v1/campaigns',
    'GET /api/v1/campaigns/{id}',
    'PUT /api/v1/campaigns/{id}/update',
    'PUT /api/v1/campaigns/{id}/activate',
    'PUT /api/v1/campaigns/{id}/pause',
    'GET /api/v1/campaigns/subscription',
    'GET /api/v1/campaigns/tariff-plans',
    'POST /api/v1/campaigns/tariff-plans/{id}/subscribe',
    'GET /api/v1/campaigns/{id}/keywords',
  ],
};
