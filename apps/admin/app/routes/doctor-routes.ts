import type { RouteObject } from 'react-router'

/** Doctors: found, read, helped. */
export const doctorRoutes: RouteObject[] = [
  { path: 'doctors', lazy: () => import('../screens/doctors/doctors.tsx') },
  { path: 'doctors/doubles', lazy: () => import('../screens/doubles/doubles.tsx') },
  { path: 'doctor-merges/new', lazy: () => import('../screens/merge/new-merge.tsx') },
  { path: 'doctor-merges/:id', lazy: () => import('../screens/merge/merge.tsx') },
  { path: 'doctors/:id', lazy: () => import('../screens/doctor/doctor.tsx') },
  { path: 'device-requests', lazy: () => import('../screens/device-requests/device-requests.tsx') },
  { path: 'free-seats', lazy: () => import('../screens/free-seats/free-seats.tsx') },
]
