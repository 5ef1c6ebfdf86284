import type { RouteObject } from 'react-router'

/** Videos and files. */
export const mediaRoutes: RouteObject[] = [
  { path: 'videos', lazy: () => import('../resources/video/video-list.tsx') },
  { path: 'videos/:id', lazy: () => import('../resources/video/video-form.tsx') },
  { path: 'videos/:id/captions/:language', lazy: () => import('../resources/video/captions.tsx') },
  { path: 'documents', lazy: () => import('../resources/document/document-list.tsx') },
  { path: 'documents/:id', lazy: () => import('../resources/document/document-form.tsx') },
  { path: 'materials', lazy: () => import('../resources/material/material-list.tsx') },
  { path: 'materials/:id', lazy: () => import('../resources/material/material-form.tsx') },
  { path: 'reference-books', lazy: () => import('../resources/reference-book/reference-book-list.tsx') },
  { path: 'reference-books/:id', lazy: () => import('../resources/reference-book/reference-book-form.tsx') },
  { path: 'given-videos', lazy: () => import('../resources/given-video/given-video-list.tsx') },
  { path: 'given-videos/:id', lazy: () => import('../resources/given-video/given-video-form.tsx') },
  { path: 'shelves', lazy: () => import('../resources/shelf/shelf-list.tsx') },
  { path: 'shelves/:id', lazy: () => import('../resources/shelf/shelf-form.tsx') },
]
