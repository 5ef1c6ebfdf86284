import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Timetable } from '../../kit/course/timetable-queries.ts'
import { Ring } from './ring.tsx'
import styles from './timetable.module.css'

/** How far the doctor has come with what has been held. */
export function ProgressCard({ progress }: { progress: NonNullable<Timetable['progress']> }) {
  const locale = getLocale()
  const { lectures, exams, average_percent } = progress
  const n = (value: number) => formatNumber(value, locale)
  const of = (done: number, all: number) =>
    all === 0 ? m.timetable_progress_none() : m.timetable_of({ n: n(done), total: n(all) })
  const parts = [
    {
      name: m.timetable_progress_lectures(),
      words: of(lectures.done, lectures.so_far),
      share: lectures.done / (lectures.so_far || 1),
    },
    { name: m.timetable_progress_exams(), words: of(exams.sat, exams.so_far), share: exams.sat / (exams.so_far || 1) },
    {
      name: m.timetable_progress_average(),
      words: average_percent === null ? m.timetable_progress_none() : `${n(average_percent)}%`,
      share: (average_percent ?? 0) / 100,
    },
  ]
  return (
    <section className={`card pad ${styles.tbProgress}`} data-part="tb-progress" aria-labelledby="tb-progress">
      <h2 id="tb-progress">{m.timetable_progress()}</h2>
      <dl>
        {parts.map(({ name, words, share }) => (
          <div key={name}>
            <Ring share={share} />
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{m.timetable_progress_text({ lectures: n(lectures.all), exams: n(exams.all) })}</p>
    </section>
  )
}
