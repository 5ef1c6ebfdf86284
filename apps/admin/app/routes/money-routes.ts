import type { RouteObject } from 'react-router'

/** The money desk. */
export const moneyRoutes: RouteObject[] = [
  { path: 'payments', lazy: () => import('../screens/payments/payments.tsx') },
  { path: 'payments/:id', lazy: () => import('../screens/payment/payment.tsx') },
  { path: 'refunds', lazy: () => import('../screens/refunds/refunds.tsx') },
  { path: 'dues', lazy: () => import('../screens/dues/dues.tsx') },
  { path: 'cash', lazy: () => import('../screens/cash/cash.tsx') },
]
