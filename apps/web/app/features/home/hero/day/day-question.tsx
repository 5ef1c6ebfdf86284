import { useQuery } from '@tanstack/react-query'
import { servedPart } from '../../../../kit/loading/served-part.tsx'
import styles from '../../styles/day.module.css'
import { dayQuery } from './day-query.ts'
import { DayTitle, dayTitleId } from './day-title.tsx'

// Apart, so that the question is asked for while its drawing is on the way, and the home page names one file less.
const Asked = servedPart(() => import('./asked.tsx'), Waiting)

/** One question a day that anybody may try. As large folded up as its skeleton, so that nothing moves when it comes. */
export default function DayQuestion({ exam }: { exam: string }) {
  const { data, isError } = useQuery(dayQuery(exam))
  const asked = data?.question_answers[0]
  if (isError || (data && !asked)) return null
  return (
    <section
      className={`card ${styles.day}`}
      data-part="day"
      aria-labelledby={dayTitleId}
      aria-busy={!asked || undefined}
    >
      {asked ? <Asked key={asked.question.id} asked={asked} /> : <Waiting />}
    </section>
  )
}

function Waiting() {
  return (
    <>
      <div className={styles.dayHead}>
        <DayTitle />
      </div>
      <div className={styles.dayQ} data-part="day-q">
        <div className="sk sk-l" />
        <div className="sk sk-l" />
      </div>
    </>
  )
}
