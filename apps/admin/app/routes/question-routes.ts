import type { RouteObject } from 'react-router'

/** The question bank. */
export const questionRoutes: RouteObject[] = [
  { path: 'questions', lazy: () => import('../resources/question/question-list.tsx') },
  { path: 'questions/review', lazy: () => import('../screens/review-queue/review-queue.tsx') },
  { path: 'questions/look-alikes', lazy: () => import('../screens/look-alikes/look-alikes.tsx') },
  { path: 'questions/:id', lazy: () => import('../screens/question-editor/question-editor.tsx') },
  { path: 'subjects', lazy: () => import('../resources/subject/subject-list.tsx') },
  { path: 'subjects/:id', lazy: () => import('../resources/subject/subject-form.tsx') },
  { path: 'topics', lazy: () => import('../resources/topic/topic-list.tsx') },
  { path: 'topics/:id', lazy: () => import('../resources/topic/topic-form.tsx') },
]
