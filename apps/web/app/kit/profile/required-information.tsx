import type { Doctor } from '@prostuti/contract'
import { Suspense } from 'react'
import { lazyPart } from '../loading/lazy-part.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import { needsInformation } from './missing-fields.ts'

// The dialog with its form: without the form it would stand in the way and could not be answered.
const RequiredDialog = lazyPart(() => import('./required-dialog.tsx'))

/** Over the dashboard of a doctor with a running course, until nothing that the centre needs is missing. */
export function RequiredInformation({ doctor }: { doctor: Doctor }) {
  const fromAdmin = useStaffView()
  if (!needsInformation(doctor, { fromAdmin })) return null
  return (
    <Suspense>
      <RequiredDialog doctor={doctor} />
    </Suspense>
  )
}
