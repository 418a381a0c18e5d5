import { expect, it } from 'vitest';
import { referralLink } from './referral-link.ts';

const SITE = 'https://shop.example';

it.each([
  ['', '', '/app?ref=ada', {}],
  ['/app/de/services/views', 'Spring 26', '/app/de/services/views?ref=ada&sub=Spring-26', {}],
  [`${SITE}/app/?q=x&ref=ben&sub=y#prices`, '', '/app/?q=x&ref=ada#prices', {}],
  [`${SITE}`, 'blog', '/app?ref=ada&sub=blog', {}],
  ['https://other.example/app', 'blog', '/app?ref=ada&sub=blog', { page: 'otherSite' }],
  ['//other.example', '', '/app?ref=ada', { page: 'otherSite' }],
  ['javascript:alert(1)', '', '/app?ref=ada', { page: 'otherSite' }],
  ['', 'a&b', '/app?ref=ada', { name: 'signs' }],
  ['', 'x'.repeat(65), '/app?ref=ada', { name: 'signs' }],
])('to %j called %j is %s', (page, name, path, problems) => {
  const made = referralLink({ page, name }, { origin: SITE, code: 'ada' });
  expect(made).toEqual({ url: SITE + path, problems });
});
