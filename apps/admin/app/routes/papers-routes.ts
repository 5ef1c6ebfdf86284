import type { RouteObject } from 'react-router'

/** Papers and the rules they are made by. */
export const paperRoutes: RouteObject[] = [
  { path: 'papers', lazy: () => import('../resources/paper/paper-list.tsx') },
  { path: 'papers/:id', lazy: () => import('../resources/paper/paper-form.tsx') },
  { path: 'papers/:id/builder', lazy: () => import('../screens/paper-builder/paper-builder.tsx') },
  { path: 'papers/:id/preview', lazy: () => import('../screens/paper-rehearsal/paper-preview.tsx') },
  { path: 'papers/:id/rehearsal', lazy: () => import('../screens/paper-rehearsal/paper-rehearsal.tsx') },
  { path: 'rule-packs', lazy: () => import('../resources/rule-pack/rule-pack-list.tsx') },
  { path: 'rule-packs/:id', lazy: () => import('../resources/rule-pack/rule-pack-form.tsx') },
  { path: 'cut-marks', lazy: () => import('../resources/cut-mark/cut-mark-list.tsx') },
  { path: 'cut-marks/:id', lazy: () => import('../resources/cut-mark/cut-mark-form.tsx') },
]
