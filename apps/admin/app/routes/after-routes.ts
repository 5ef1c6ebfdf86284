import type { RouteObject } from 'react-router'

/** What comes after an exam. */
export const afterRoutes: RouteObject[] = [
  { path: 'results', lazy: () => import('../screens/results/results.tsx') },
  { path: 'results/:id', lazy: () => import('../screens/results/paper-results.tsx') },
  { path: 'results/:id/analysis', lazy: () => import('../screens/item-analysis/item-analysis.tsx') },
  { path: 'corrections', lazy: () => import('../screens/key-correction/corrections.tsx') },
  { path: 'corrections/:id', lazy: () => import('../screens/key-correction/correction.tsx') },
  { path: 'objections', lazy: () => import('../screens/objections/objections.tsx') },
  { path: 'objections/:paper/:question', lazy: () => import('../screens/objections/question-objections.tsx') },
]
