import type { RouteObject } from 'react-router'

/** Videos and files. */
export const mediaRoutes: RouteObject[] = [
  { path: 'videos', lazy: () => import('../resources/video/video-list.tsx') },
  { path: 'videos/:id', lazy: () => import('../resources/video/video-form.tsx') },
]
