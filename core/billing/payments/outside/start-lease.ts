/** How long a gateway may take to start a payment; after that, its state is asked for. */
export const START_LEASE_MS = 60_000;
