export const couriers = ['steadfast', 'pathao', 'manual'] as const
