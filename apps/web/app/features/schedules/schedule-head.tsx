import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../kit/page/breadcrumbs.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { scheduleAddress } from '../../kit/schedule/schedule-address.ts'
import type { ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'
import { scheduleCrumbs } from './crumbs.ts'
import styles from './schedules.module.css'

type ScheduleHeadProps = {
  batch: ScheduledBatch
  page?: { title: string; path: string }
  text?: string
  /** What can be done with the timetable. */
  children: ReactNode
}

export function ScheduleHead({ batch, page, text, children }: ScheduleHeadProps) {
  const here = page ?? { title: m.schedule_title(), path: scheduleAddress(batch.id) }
  return (
    <>
      <Breadcrumbs crumbs={scheduleCrumbs(batch, here)} />
      <header className={styles.ttHead}>
        <div>
          <h1>{here.title}</h1>
          <p className="muted">
            <Phrase text={batch.title} />
          </p>
          {text && <p className="muted">{text}</p>}
        </div>
        <div className={styles.ttActions}>{children}</div>
      </header>
    </>
  )
}
