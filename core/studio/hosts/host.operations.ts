import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { hostBody, hostsAnswer } from './host.contract.ts';

export const listHosts = operation({
  id: 'listHosts',
  method: 'GET',
  path: '/api/v1/studio/hosts',
  tag: 'Studio',
  summary: 'The hosts that this instance answers to.',
  who: staff('studio.edit'),
  answer: hostsAnswer,
});

export const addHost = operation({
  id: 'addHost',
  method: 'POST',
  path: '/api/v1/studio/hosts',
  tag: 'Studio',
  summary: 'Lets the instance answer to another host that no other instance has.',
  who: staff('studio.publish'),
  body: hostBody,
  answer: hostsAnswer,
  refuses: ['validation_failed', 'forbidden'],
});

export const removeHost = operation({
  id: 'removeHost',
  method: 'POST',
  path: '/api/v1/studio/hosts/remove',
  tag: 'Studio',
  summary: 'Takes a host away; the last one stays.',
  who: staff('studio.publish'),
  body: hostBody,
  answer: hostsAnswer,
  refuses: ['validation_failed', 'forbidden'],
});
