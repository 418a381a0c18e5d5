/** How long a gateway may take to start a payment; whoever comes later asks what became of it. */
export const START_LEASE_MS = 60_000;
