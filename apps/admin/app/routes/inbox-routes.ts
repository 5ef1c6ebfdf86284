import type { RouteObject } from 'react-router'

/** What doctors write to the centre. */
export const inboxRoutes: RouteObject[] = [
  {
    path: 'inbox',
    lazy: () => import('../screens/inbox/inbox.tsx'),
    children: [
      { index: true, lazy: () => import('../screens/inbox/nothing-open.tsx') },
      { path: 'objections/:paper/:question', lazy: () => import('../screens/inbox/objection-pane.tsx') },
      { path: ':id', lazy: () => import('../screens/inbox/talk/talk.tsx') },
    ],
  },
  { path: 'canned-answers', lazy: () => import('../screens/canned-answers/canned-answer-list.tsx') },
  { path: 'canned-answers/:id', lazy: () => import('../screens/canned-answers/canned-answer-form.tsx') },
  { path: 'service-times', lazy: () => import('../screens/canned-answers/service-times.tsx') },
]
