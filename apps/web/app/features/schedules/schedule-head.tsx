import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { Phrase } from '../../page/phrase.tsx'
import { scheduleCrumbs } from './crumbs.ts'
import { scheduleAddress } from './schedule-address.ts'
import type { ScheduledBatch } from './schedule-queries.ts'

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
      <header className="tt-head">
        <div>
          <h1>{here.title}</h1>
          <p className="muted">
            <Phrase text={batch.title} />
          </p>
          {text && <p className="muted">{text}</p>}
        </div>
        <div className="tt-actions">{children}</div>
      </header>
    </>
  )
}
