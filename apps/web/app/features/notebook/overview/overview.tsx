import type { Overview as Figures } from '../../../kit/notebook/notebook-api.ts'
import type { OpenNotebook } from '../engine/use-notebook.ts'
import styles from '../styles/overview.module.css'
import { Calendar } from './calendar.tsx'
import { Coming } from './coming.tsx'
import { Corrections } from './corrections.tsx'
import { DueCard } from './due-card.tsx'
import { dueNow } from './due-now.ts'
import { EmptyNotebook } from './empty-notebook.tsx'
import { Retention } from './retention.tsx'
import { Settings } from './settings.tsx'
import { Subjects } from './subjects.tsx'

type OverviewProps = { overview: Figures; open: OpenNotebook | undefined }

export function Overview({ overview, open }: OverviewProps) {
  const { corrections, calendar, study_day } = overview
  if (overview.cards === 0 && calendar.length === 0)
    return (
      <div className="stack-lg">
        {corrections.length > 0 && <Corrections corrections={corrections} />}
        <EmptyNotebook />
      </div>
    )
  return (
    <div className="stack-lg">
      {corrections.length > 0 && <Corrections corrections={corrections} />}
      <DueCard now={dueNow(overview, open?.notebook)} notebook={open?.notebook} beyond={overview.waiting} />
      <div className={styles.columns}>
        <div className="stack-lg">
          <Calendar calendar={calendar} today={study_day} />
          <Coming coming={overview.coming} today={study_day} />
        </div>
        <div className="stack-lg">
          <Retention retention={overview.retention} />
          <Settings settings={overview.settings} today={study_day} />
        </div>
      </div>
      <Subjects subjects={overview.subjects} cards={overview.cards} />
    </div>
  )
}
