import type { RouteObject } from 'react-router'

/** The control room: the exams that are sat, and each of them. */
export const sittingsRoutes: RouteObject[] = [
  { path: 'control-room', lazy: () => import('../screens/control-room/sittings.tsx') },
  { path: 'control-room/:id', lazy: () => import('../screens/control-room/control-room.tsx') },
]
