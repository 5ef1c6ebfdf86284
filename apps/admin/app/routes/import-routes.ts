import type { RouteObject } from 'react-router'

/** Files of questions on their way into the bank. */
export const importRoutes: RouteObject[] = [
  { path: 'import', lazy: () => import('../screens/import/imports.tsx') },
  { path: 'import/:id', lazy: () => import('../screens/import/import.tsx') },
]
