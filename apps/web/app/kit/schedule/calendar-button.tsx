import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { calendarAddIcon } from '@prostuti/ui/icons/study'
import { type MouseEvent, Suspense, useState } from 'react'
import { lazyPart } from '../loading/lazy-part.ts'

const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'))

/** Before the page has come alive it is a link to the calendar file, which calendar programs open. */
export function CalendarButton({ path }: { path: string }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <a className="btn btn-line btn-sm" href={path} aria-haspopup="dialog" onClick={show}>
        <Icon of={calendarAddIcon} />
        {m.schedule_calendar_add()}
      </a>
      {wanted && (
        <Suspense>
          <CalendarDialog path={path} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
