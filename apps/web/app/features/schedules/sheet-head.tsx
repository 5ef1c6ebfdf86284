import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { clockRange, weekdaysWords } from '../../kit/batch/batch-words.ts'
import { useToday } from '../../kit/clock/use-today.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { scheduleAddress } from '../../kit/schedule/schedule-address.ts'
import type { Schedule, ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'
import styles from './sheet.module.css'

/** The head of the printed sheet: whose it is, which batch and schedule, and where the newest one is found. */
export function SheetHead({ batch, schedule }: { batch: ScheduledBatch; schedule: Schedule }) {
  const locale = getLocale()
  const app = useAppData()
  // The site's address is the browser's to know: the same page is served under several.
  const host = useToday() === undefined ? '' : location.host
  const branch = schedule.branch
  return (
    <header className={styles.sheetHead}>
      <p className={styles.sheetCentre}>
        <b>{app?.company_name}</b> <span>{app?.company_slogan}</span>
      </p>
      <h1>
        <Phrase text={batch.title} />
      </h1>
      <p className={styles.sheetWhat}>
        {m.schedule_sheet_title()}: <Phrase text={schedule.title} />
      </p>
      <p>
        {weekdaysWords(schedule.weekdays, locale)} · <span className="nb">{clockRange(schedule, locale)}</span>
      </p>
      <p>{branch ? <Phrase text={`${branch.name}, ${branch.address}`} /> : m.schedule_online()}</p>
      <p className={styles.sheetNote}>
        {m.schedule_sheet_note()}
        <span data-part="own-address" suppressHydrationWarning>
          {`${host}${scheduleAddress(batch.id)}`}
        </span>
      </p>
    </header>
  )
}
