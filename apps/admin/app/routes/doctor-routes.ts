import type { RouteObject } from 'react-router'

/** Doctors: found, read, helped. */
export const doctorRoutes: RouteObject[] = [
  { path: 'doctors', lazy: () => import('../screens/doctors/doctors.tsx') },
  { path: 'doctors/:id', lazy: () => import('../screens/doctor/doctor.tsx') },
  { path: 'device-requests', lazy: () => import('../screens/device-requests/device-requests.tsx') },
]
