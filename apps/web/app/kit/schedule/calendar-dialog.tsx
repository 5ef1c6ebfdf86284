import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import styles from '../calendar/calendar.module.css'
import { calendarLinks } from '../calendar/calendar-links.ts'
import { CopyAddress } from '../calendar/copy-address.tsx'
import { SubscribeLinks } from '../calendar/subscribe-links.tsx'
import { Phrase } from '../rich-text/phrase.tsx'

type CalendarDialogProps = { path: string; open: boolean; onClose: () => void }

/** Ways to keep the timetable in one's own calendar, where it follows every change. */
export default function CalendarDialog({ path, open, onClose }: CalendarDialogProps) {
  const links = calendarLinks(location.origin, path, getLocale())
  return (
    <Dialog open={open} onClose={onClose} title={m.schedule_calendar_title()}>
      <p>{m.schedule_calendar_text()}</p>
      <div className={styles.calWays}>
        <SubscribeLinks {...links} />
        <a className="btn btn-line btn-full" href={links.file} download>
          <span>
            <Phrase text={m.schedule_calendar_file()} />
          </span>
        </a>
      </div>
      <CopyAddress label={m.schedule_calendar_address()} address={links.file} />
      <p className="hint">
        <Phrase text={m.schedule_calendar_how()} />
      </p>
    </Dialog>
  )
}
