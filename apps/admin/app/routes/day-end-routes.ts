import type { RouteObject } from 'react-router'

/** The end of the day, what gateways say, and the ledger itself. */
export const dayEndRoutes: RouteObject[] = [
  { path: 'day-end', lazy: () => import('../screens/day-end/day-end.tsx') },
  { path: 'day-end/days', lazy: () => import('../screens/day-end/days.tsx') },
  { path: 'statements', lazy: () => import('../screens/statements/statements.tsx') },
  { path: 'statements/:id', lazy: () => import('../screens/statements/statement.tsx') },
  { path: 'ledger', lazy: () => import('../screens/ledger/ledger.tsx') },
]
