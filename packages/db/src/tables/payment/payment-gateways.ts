export const paymentGateways = ['sslcommerz', 'bkash', 'manual'] as const
