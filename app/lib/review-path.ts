/** Where somebody says how a service was. */
export const reviewPath = (serviceId: number): string => `/my-services?service=${serviceId}`;
