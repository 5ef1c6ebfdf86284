import type { readDoctor } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { AccountCard } from './account/account-card.tsx'
import { CoursesCard } from './courses-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import styles from './doctor.module.css'
import { DoctorHead } from './doctor-head.tsx'
import { doctorsPath } from './doctor-types.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NotesCard } from './notes-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** What somebody else does to a doctor or their things. */
const watched = [
  doctorsPath,
  '/api/v3/admin/device',
  '/api/v3/admin/doctor-notes',
  '/api/v3/admin/enrolments',
  '/api/v3/admin/free-seats',
  '/api/v3/admin/subscriptions',
]

/** One doctor, whole: who they are, what happened, courses and money, devices, results and what colleagues noted. */
export function Component() {
  const { id = '' } = useParams()
  const may = useMay()
  const client = useQueryClient()
  const [isNoting, setIsNoting] = useState(false)
  const { data, error, refetch } = useQuery({
    ...get<typeof readDoctor>(`${doctorsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && watched.some((path) => news.path.startsWith(path)))) {
      void refetch()
      void client.invalidateQueries({ queryKey: [`${doctorsPath}/:id/timeline`] })
    }
  })
  const mayNote = may('doctors.write') && data?.closed_at === null
  useKeys({
    n: () => (mayNote ? setIsNoting(true) : false),
    o: () => document.getElementById('courses')?.focus(),
    d: () => document.getElementById('devices')?.focus(),
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (!data) return <p role="status">{m.office_loading()}</p>
  // A second account of the same person leads to the one that goes on.
  if (String(data.id) !== id) return <Navigate to={`/doctors/${data.id}`} replace />
  return (
    <>
      <div className={styles.crumbs}>
        <Crumbs steps={[{ to: '/doctors', text: m.office_menu_doctors() }]} here={data.name} />
      </div>
      <DoctorHead doctor={data} onNote={mayNote ? () => setIsNoting(true) : undefined} />
      <div className={styles.cols}>
        <Timeline doctor={data} />
        <div>
          <CoursesCard doctor={data} />
          {data.devices && <DevicesCard doctor={data} devices={data.devices} />}
          {data.results && data.results.length > 0 && <ResultsCard results={data.results} />}
          <NotesCard notes={data.notes} />
          {data.closed_at === null && <AccountCard doctor={data} />}
        </div>
      </div>
      {isNoting && <NoteDialog doctorId={data.id} onClose={() => setIsNoting(false)} />}
    </>
  )
}
