import type { RouteObject } from 'react-router'

/** Notices, who works in the office, how one signs in, and what was done. */
export const staffRoutes: RouteObject[] = [
  { path: 'notices', lazy: () => import('../resources/notice/notice-list.tsx') },
  { path: 'notices/:id', lazy: () => import('../resources/notice/notice-form.tsx') },
  { path: 'staff', lazy: () => import('../screens/staff/staff.tsx') },
  { path: 'staff/:id', lazy: () => import('../screens/staff/member.tsx') },
  { path: 'security', lazy: () => import('../screens/security/security.tsx') },
  { path: 'audit', lazy: () => import('../screens/audit/audit.tsx') },
  { path: 'audit/:id', lazy: () => import('../screens/audit/entry.tsx') },
]
