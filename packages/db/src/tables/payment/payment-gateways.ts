/** The ways to pay that the doctors' site can offer. */
export const offeredGateways = ['sslcommerz', 'bkash', 'manual'] as const

/** Every way to pay. Cash is taken by a cashier at a branch, and offered to nobody. */
export const paymentGateways = [...offeredGateways, 'cash'] as const
