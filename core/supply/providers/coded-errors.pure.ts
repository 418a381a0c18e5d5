/** The codes that some panels send for the texts of the contract, by their last part. */
const WORDS: Readonly<Record<string, string>> = {
  incorrect_api_key: 'Invalid API key',
  invalid_api_key: 'Invalid API key',
  bad_api_key: 'Invalid API key',
  incorrect_request: 'Incorrect request',
  bad_action: 'Incorrect request',
  incorrect_service_id: 'Incorrect service ID',
  service_not_found: 'Incorrect service ID',
  incorrect_link: 'Incorrect link',
  link_incorrect: 'Incorrect link',
  link_duplicate: 'You have active order with this link. Please wait until order being completed.',
  min_quantity: 'Quantity less than minimal',
  max_quantity: 'Quantity more than maximum',
  not_enough_funds: 'Not enough funds on balance',
  incorrect_order_id: 'Incorrect order ID',
  order_not_found: 'Incorrect order ID',
  refill_disabled: 'Refill is disabled for this service',
  account_suspended: 'Your account has been suspended.',
};

const CODE = /^(?:[a-z]+\.)*error\.(?:[a-z]+\.)*([a-z_]+)$/i;

/** What a provider says, in the words of the contract where it sends a code of theirs. */
export function inWords(said: string): string {
  const [, code = ''] = CODE.exec(said.trim()) ?? [];
  const known = code.toLowerCase();
  return Object.hasOwn(WORDS, known) ? (WORDS[known] ?? said) : said;
}

/** Whether it is the key that is refused, and not what was asked for. */
export const isOfKey = (said: string): boolean => /\bkey\b/i.test(said);
