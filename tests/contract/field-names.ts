/** What calls.md names of a call that is built: fields that it sends, and fields of its answer. */
export interface NamedFields {
  call: string;
  query?: readonly string[];
  body?: readonly string[];
  answer?: readonly string[];
}

const ORDER_LINE = [
  'quantity',
  'serviceId',
  'url',
  'dripFeed.numberOfRuns',
  'dripFeed.dripFeedMinutes',
  'dripFeed.mode',
  'dripFeed.numberOfSteps',
  'isGuarantee',
  'targetableValues',
  'isReorder',
].map((name) => `orders.${name}`);

const TABLE = ['page', 'per_page', 'order_by', 'order_on'];

const TOTALS = [
  'items.services.index',
  'items.services.totalQuantity',
  'items.services.cost',
  'items.services.canSpeedup',
  'items.services.costWithSpeedup',
  'total',
  'originalAmount',
  'fee',
  'feePercent',
];

const PLACED = ['orders', 'coupon_code', 'source', 'is_speedup', 'google_analytics4_client_id'];

/** Of section 7, in its order. */
export const NAMED_FIELDS: readonly NamedFields[] = [
  { call: 'POST /login', body: ['email', 'password', 'captcha'] },
  { call: 'POST /login/google-one-tap', body: ['credential', 'affiliate_code'] },
  {
    call: 'POST /register',
    body: [
      ...['name', 'email', 'password', 'password_confirmation', 'messengers', 'vat'],
      ...['account_type', 'affiliate_code', 'captcha'],
      ...['yandex_metrika_client_id', 'google_analytics4_client_id'],
    ],
  },
  { call: 'POST /password/email', body: ['email', 'captcha'] },
  {
    call: 'POST /password/reset',
    body: ['email', 'password', 'token', 'password_confirmation', 'captcha'],
  },
  { call: 'GET /api/v1/profile', query: ['with_increased_balance_accuracy'] },
  {
    call: 'POST /api/v1/profile/set-analytics-client-id',
    body: ['yandex_metrika_client_id', 'google_analytics4_client_id'],
  },
  { call: 'POST /api/v1/profile/set-email', body: ['email'] },
  {
    call: 'POST /unsubscribe/{userId}',
    query: ['signature'],
    body: ['notify_order_actions', 'notify_payment_actions', 'notify_subscription_actions'],
  },
  { call: 'POST /api/v1/socialite/connect', body: ['redirect_uri'] },
  { call: 'POST /api/v1/search', body: ['query', 'options.searchType', 'network_id'] },
  { call: 'GET /api/v1/services/{serviceId}/cost', query: ['quantity'] },
  { call: 'POST /api/v1/services/{serviceId}/favorites/toggle', answer: ['is_favorite'] },
  { call: 'POST /api/v1/related-service/type', body: ['service_type_id'] },
  {
    call: 'POST /api/v1/my-services/reviews',
    body: ['reviews.service_id', 'reviews.rating', 'reviews.comment'],
  },
  {
    call: 'GET /api/v1/orders/datatable',
    query: [...TABLE, 'subscription_id', 'drip_feed_id'],
    answer: ['/data', '/recordsFiltered'],
  },
  {
    call: 'GET /api/v1/orders/statistics',
    query: ['groupBy', 'startDate', 'endDate', 'orders'],
  },
  {
    call: 'POST /api/v1/orders/{orderId}/pay-by-invoice',
    body: ['payment_method_id', 'unpaid_discount'],
  },
  { call: 'POST /api/v1/orders/{orderId}/pay-by-balance', body: ['unpaid_discount'] },
  { call: 'POST /api/v1/orders/{orderId}/support', body: ['subject', 'text', 'email'] },
  {
    call: 'POST /api/v1/services/cost',
    body: ['services.service_id', 'services.quantity', 'services.is_guarantee', 'contents_limit'],
    answer: ['services.cost_float', 'total_cost_float', 'cost_per_publication'],
  },
  { call: 'POST /api/v1/services/quantity-by-cost', body: ['services.desired_cost'] },
  {
    call: 'GET /api/v1/subscriptions',
    query: [...TABLE, 'status'],
    answer: [
      ...['/data', '/recordsFiltered', 'url', 'status', 'contents_limit', 'actions'],
      ...['billing_type', 'subscription_contents_count', 'created_at', 'cost_per_publication'],
      ...['total_cost', 'subscription_services.cost', 'subscription_services.countries'],
      ...['subscription_services.quantity', 'subscription_services.service'],
      ...['subscription_contents.promotable', 'subscription_contents.orders'],
      ...['subscription_contents.published_at', 'recurring_payment_methods'],
    ],
  },
  {
    call: 'POST /api/v1/subscriptions',
    body: [
      ...['url', 'email', 'type', 'name', 'contents_limit', 'services.quantity'],
      ...['services.countries', 'services.service_id', 'recurring_payments_method_id'],
    ],
  },
  { call: 'GET /api/v1/drip-feeds', query: TABLE, answer: ['/data', '/recordsFiltered'] },
  {
    call: 'POST /api/v1/add-funds',
    body: ['amount', 'coupon_code', 'payment_method_id', 'success_url', 'cancel_url'],
  },
  { call: 'POST /api/v1/invoices/{invoiceId}/mark-is-paid', body: ['comment'] },
  {
    call: 'POST /api/v1/invoices/total-amount',
    body: ['payment_method_id', 'amount', 'coupon_code'],
  },
  {
    call: 'POST /api/v1/recurring-payments-methods',
    body: ['payment_method_id', 'subscription_id'],
  },
  { call: 'GET /api/v1/payments/statistics', query: ['start_date', 'end_date'] },
  {
    call: 'POST /api/v1/withdrawal',
    query: ['with_increased_balance_accuracy'],
    body: ['amount', 'payment_method_id', 'account_number', 'user_comment'],
  },
  { call: 'POST /api/v1/withdrawal/total-amount', body: ['amount', 'payment_method_id'] },
  {
    call: 'GET /api/v1/available-withdrawal-methods',
    answer: [
      ...['id', 'name', 'icon', 'description', 'min_amount', 'max_amount'],
      ...['fee_percent', 'min_fee'],
    ],
  },
  {
    call: 'GET /api/v1/verification-document',
    answer: ['documents', 'is_uploaded_documents'],
  },
  { call: 'DELETE /api/v1/verification-document', query: ['filename', 'step'] },
  {
    call: 'GET /api/v1/settings',
    answer: ['free_views_is_allowed', 'default_outer_widget_partner_percent'],
  },
  {
    call: 'GET /api/v1/free-trial-quests',
    answer: [
      ...['id', 'name', 'body', 'short_body', 'image', 'reward', 'repeats_count', 'network'],
      ...['allow_proof_url', 'panel_id', 'min_user_spend_amount', 'min_replenishment_amount'],
    ],
  },
  { call: 'POST /api/v1/free-trials', body: ['free_trial_quest_id', 'proof_url', 'url'] },
  {
    call: 'GET /api/v1/free-trials',
    answer: ['id', 'status', 'expire_at', 'free_trial_quest_id'],
  },
  {
    call: 'POST /api/v1/youtube-account',
    body: ['youtube_channel_url'],
    answer: [
      ...['id', 'code', 'verification_code_at', 'verification_public_subscriptions_at'],
      ...['youtube_channel_id', 'is_reportable'],
    ],
  },
  {
    call: 'POST /api/v1/youtube-reporting/channels/info',
    query: ['youtube_channel_id'],
    answer: ['views', 'subscribers', 'monetized'],
  },
  {
    call: 'POST /api/v1/youtube-reporting/channels/statistics-daily',
    body: ['date_start', 'date_end'],
    answer: [
      ...['day', 'views', 'watchTimeMinutes', 'averageViewDurationPercentage'],
      ...['averageViewDurationSeconds', 'subscribersGained', 'subscribersLost'],
    ],
  },
  {
    call: 'POST /api/v1/youtube-reporting/channels/videos/statistics',
    body: ['video_ids'],
    answer: [
      ...['videoId', 'comments', 'likes', 'views', 'impressions', 'clicks', 'ctr', 'title'],
      'videoPublishedAt',
    ],
  },
  {
    call: 'GET /api/v1/keyword-suggestions',
    query: ['keyword', 'country'],
    answer: ['keyword', 'country', 'suggestions'],
  },
  {
    call: 'GET /api/v1/tasks',
    query: ['page', 'per_page', 'service', 'order_by', 'order_on', 'youtube_account_id'],
    answer: [
      ...['id', 'url', 'check', 'promotable', 'reward', 'service', '/meta.current_page'],
      ...['/meta.from', '/meta.last_page', '/meta.per_page', '/meta.to', '/meta.total'],
    ],
  },
  {
    call: 'POST /api/v1/checks',
    body: ['task_id', 'youtube_account_id'],
    answer: ['id', 'start_at', 'end_at', 'status', 'youtube_account', 'options.custom_comment'],
  },
  { call: 'POST /api/v1/checks/{checkId}/check', body: ['options.custom_comment'] },
  {
    call: 'GET /api/v1/campaigns',
    answer: ['/data', '/total_amount', '/recordsFiltered'],
  },
  { call: 'POST /api/v1/campaigns', body: ['url', 'countries', 'track', 'keywords'] },
  { call: 'GET /api/v1/campaigns/{id}', answer: ['id', 'countries'] },
  {
    call: 'GET /api/v1/campaigns/subscription',
    answer: ['campaign_tariff', 'keywords_limit', 'tracked_keywords'],
  },
  {
    call: 'GET /api/v1/campaigns/tariff-plans',
    answer: ['id', 'is_highlight', 'keywords_limit', 'name', 'price', 'trial_days'],
  },
  { call: 'GET /api/v1/campaigns/{id}/keywords', query: ['country_id', 'date'] },
  {
    call: 'POST /api/v1/order-widgets',
    body: ['name', 'minimum_purchase_amount', 'payment_methods', 'reward_percent'],
  },
  {
    call: 'PATCH /api/v1/order-widgets/{id}',
    body: ['name', 'minimum_purchase_amount', 'payment_methods', 'reward_percent'],
  },
  { call: 'GET /api/v1/order-widget-statistics', query: ['group_by', 'start_date', 'end_date'] },
  { call: 'GET /api/v1/order-widget/networks', query: ['api_token', 'currency', 'locale'] },
  { call: 'POST /api/v1/order-widget/search', body: ['network_id', 'query'] },
  {
    call: 'POST /api/v1/order-widget/services/quantity-by-cost',
    query: ['api_token', 'locale'],
    body: [
      ...['contents_limit', 'services.desired_cost', 'services.service_id'],
      'services.is_guarantee',
    ],
    answer: [
      ...['total_cost', 'services.cost', 'services.cost_float', 'services.quantity'],
      'services.service_id',
    ],
  },
  {
    call: 'POST /api/v1/order-widget/services/total-cost',
    query: ['api_token', 'locale'],
    body: [
      ...['coupon_code', 'order_widget_type', 'payment_method_id', 'recurring_payments_method_id'],
      ...[
        'quantity',
        'targetable_values',
        'service_id',
        'url',
        'is_guarantee',
        'drip_feed',
        'index',
      ].map((name) => `services.${name}`),
    ],
    answer: [...TOTALS, 'totalBonusFloat'],
  },
  {
    call: 'POST /api/v1/order-widget/orders',
    query: ['api_token'],
    body: [...PLACED, ...ORDER_LINE, 'google_analytics4_session_id'],
  },
  {
    call: 'POST /api/v1/order-widget/widget-order-requests',
    query: ['api_token'],
    body: [
      ...PLACED,
      ...ORDER_LINE,
      ...['email', 'payment_method_id', 'affiliate_code', 'google_analytics4_session_id'],
    ],
    answer: ['data', 'user.isNewUser', 'user.email', 'user.accountType', 'user.name'],
  },
  {
    call: 'POST /api/v1/order-widget/widget-order-requests/recurring-payments-method',
    query: ['api_token'],
    body: [...PLACED, 'recurring_payments_method_id', 'email', 'affiliate_code'],
    answer: ['data', 'user.isNewUser', 'user.email', 'user.accountType', 'user.name'],
  },
  { call: 'POST /networks/identify', body: ['url'] },
  { call: 'POST /orders/validate-url', body: ['url', 'service_id'] },
  {
    call: 'POST /services/available-types-by-url',
    body: ['url', 'network_id'],
    answer: ['service_type_ids'],
  },
  { call: 'POST /validate-order', body: ['orders'] },
];
