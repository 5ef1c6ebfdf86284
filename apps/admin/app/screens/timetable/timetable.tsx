import type { readTimetableSheet } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Presence } from '../../kit/live/presence.tsx'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Sheet } from './sheet.tsx'
import styles from './timetable.module.css'

/** The timetable of a batch as a sheet. */
export function Component() {
  const { id = '' } = useParams()
  // What is being written over must not change under the writer's hands: it is asked for once, and again after a save.
  const found = useQuery({
    ...get<typeof readTimetableSheet>('/api/v3/admin/batches/:id/timetable', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: isNotThere,
  })
  const [said, setSaid] = useState('')
  // A sheet that was saved and could not be opened anew would offer to save the same again.
  if (found.data && !found.isRefetchError)
    return (
      <>
        <Presence of={`/api/v3/admin/batches/${id}/timetable`} />
        <Sheet
          // Opened anew, the sheet begins with what is saved, and with the draft laid over it.
          key={found.dataUpdatedAt}
          opened={found.data}
          said={said}
          onReopen={async (words) => {
            await found.refetch()
            setSaid(words)
          }}
        />
      </>
    )
  if (found.error)
    return (
      <div role="alert" className={styles.message}>
        <p>{found.error.message}</p>
        <button type="button" className="btn btn-line" onClick={() => void found.refetch()}>
          {m.office_try_again()}
        </button>
      </div>
    )
  return (
    <>
      <p role="status" className="sr">
        {m.office_loading()}
      </p>
      <div className={styles.bones} aria-hidden="true" />
    </>
  )
}
