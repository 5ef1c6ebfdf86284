import type { RouteObject } from 'react-router'

/** Courses and what belongs to them. */
export const courseRoutes: RouteObject[] = [
  { path: 'courses', lazy: () => import('../resources/course/course-list.tsx') },
  { path: 'courses/arrange', lazy: () => import('../resources/course/course-arrange.tsx') },
  { path: 'courses/:id', lazy: () => import('../resources/course/course-form.tsx') },
  { path: 'course-sessions', lazy: () => import('../resources/course-session/course-session-list.tsx') },
  { path: 'course-sessions/:id', lazy: () => import('../resources/course-session/course-session-form.tsx') },
  { path: 'batch-categories', lazy: () => import('../resources/batch-category/batch-category-list.tsx') },
  { path: 'batch-categories/arrange', lazy: () => import('../resources/batch-category/batch-category-arrange.tsx') },
  { path: 'batch-categories/:id', lazy: () => import('../resources/batch-category/batch-category-form.tsx') },
  { path: 'batches', lazy: () => import('../resources/batch/batch-list.tsx') },
  { path: 'batches/:id', lazy: () => import('../resources/batch/batch-form.tsx') },
  { path: 'batches/:id/copy', lazy: () => import('../resources/batch/batch-copy.tsx') },
  { path: 'batches/:batchId/schedules', lazy: () => import('../resources/schedule/schedule-list.tsx') },
  { path: 'batches/:batchId/schedules/:id', lazy: () => import('../resources/schedule/schedule-form.tsx') },
  { path: 'events', lazy: () => import('../resources/event/event-list.tsx') },
  { path: 'events/:id', lazy: () => import('../resources/event/event-form.tsx') },
  { path: 'discount-codes', lazy: () => import('../resources/discount-code/discount-code-list.tsx') },
  { path: 'discount-codes/series', lazy: () => import('../resources/discount-code/code-series.tsx') },
  { path: 'discount-codes/:id', lazy: () => import('../resources/discount-code/discount-code-form.tsx') },
  { path: 'teachers', lazy: () => import('../resources/teacher/teacher-list.tsx') },
  { path: 'teachers/arrange', lazy: () => import('../resources/teacher/teacher-arrange.tsx') },
  { path: 'teachers/:id', lazy: () => import('../resources/teacher/teacher-form.tsx') },
  { path: 'holidays', lazy: () => import('../resources/holiday/holiday-list.tsx') },
  { path: 'holidays/:id', lazy: () => import('../resources/holiday/holiday-form.tsx') },
]
