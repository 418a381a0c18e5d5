import type { Program } from '#core/accounts/api-tokens/program.ts';
import type { CustomerCaller, OwnerCaller } from '#core/platform/operations/current-customer.ts';

/** Whose endpoints: of a customer, or of the instance itself. */
export interface EndpointOwner {
  instanceId: number;
  /** Null for those of the instance, which are told of all its customers. */
  customerId: bigint | null;
  /** A program sees those of its own mode alone. */
  isTest?: boolean | undefined;
  /** What it may see of what is sent there. */
  program?: Pick<Program, 'serviceIds'> | undefined;
}

export const ownedBy = ({ instanceId, customer, program }: OwnerCaller): EndpointOwner => ({
  instanceId,
  customerId: program?.holderId ?? customer.id,
  isTest: program?.isTest,
  program,
});

/** Who changes endpoints, and whose they are. */
export interface Changing {
  caller: CustomerCaller;
  owner: EndpointOwner;
}

export const ofCustomer = (caller: CustomerCaller): Changing => ({
  caller,
  owner: ownedBy(caller),
});

export const ofInstance = (caller: CustomerCaller): Changing => ({
  caller,
  owner: { instanceId: caller.instanceId, customerId: null },
});
