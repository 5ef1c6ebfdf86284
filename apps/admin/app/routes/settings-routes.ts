import type { RouteObject } from 'react-router'

/** The switches of the centre. */
export const settingsRoutes: RouteObject[] = [
  { path: 'settings', lazy: () => import('../screens/settings/settings.tsx') },
  { path: 'settings/sign-in', lazy: () => import('../screens/settings/sign-in-form.tsx') },
  { path: 'settings/devices', lazy: () => import('../screens/settings/device-form.tsx') },
  { path: 'settings/money', lazy: () => import('../screens/settings/money-form.tsx') },
  { path: 'settings/sms', lazy: () => import('../screens/settings/sms-form.tsx') },
  { path: 'settings/courier', lazy: () => import('../screens/settings/courier-form.tsx') },
  { path: 'settings/classes', lazy: () => import('../screens/settings/class-form.tsx') },
  { path: 'settings/pages', lazy: () => import('../screens/settings/page-form.tsx') },
]
