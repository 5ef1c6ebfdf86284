import type { ResponseOf } from '@prostuti/contract'
import type { beginRehearsal, finishRehearsal } from '@prostuti/contract/staff'
import { QuestionCard } from '@prostuti/exam-ui/question-card'
import type { WireAnswer } from '@prostuti/exam-ui/types'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { clockWords } from './clock-words.ts'
import styles from './rehearsal.module.css'

type Begun = ResponseOf<typeof beginRehearsal>
type Finished = ResponseOf<typeof finishRehearsal>

const path = '/api/v3/admin/papers/:id/rehearsals'

/** A member sits the paper before it is frozen, as its examinees will: the same questions, drawn by the same component. */
export function Component() {
  const { id = '' } = useParams()
  const [begun, setBegun] = useState<Begun>()
  const [finished, setFinished] = useState<Finished>()
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const begin = () => act(async () => setBegun(await post<typeof beginRehearsal>(path, {}, { params: { id } })))
  const finish = (answers: ReadonlyMap<number, WireAnswer>) =>
    act(async () => {
      if (begun === undefined) return
      setFinished(
        await post<typeof finishRehearsal>(
          `${path}/:rehearsal`,
          { answers: Object.fromEntries(answers) },
          { params: { id, rehearsal: begun.id } },
        ),
      )
      await client.invalidateQueries({ queryKey: ['/api/v3/admin/papers/:id/desk'] })
    })
  return (
    <>
      <nav aria-label={m.office_crumbs()}>
        <Link className="link-in" to={`/papers/${id}/builder`}>
          {begun ? words(begun.title) : m.office_paper()}
        </Link>
      </nav>
      <div className={styles.head}>
        <h1>{m.office_rehearsal()}</h1>
      </div>
      {begun === undefined && (
        <section className={`card ${styles.begin}`}>
          <p>{m.office_rehearsal_text()}</p>
          <p role="alert" className="err">
            {failure}
          </p>
          <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void begin()}>
            {m.office_rehearsal_begin()}
          </button>
        </section>
      )}
      {begun && finished === undefined && <Sitting begun={begun} failure={failure} isBusy={isBusy} onFinish={finish} />}
      {finished && <Result id={id} finished={finished} />}
    </>
  )
}

type SittingProps = {
  begun: Begun
  failure: string | undefined
  isBusy: boolean
  onFinish: (answers: ReadonlyMap<number, WireAnswer>) => Promise<unknown>
}

function Sitting({ begun, failure, isBusy, onFinish }: SittingProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, WireAnswer>>(new Map())
  const answered = [...answers.values()].filter((answer) => answer !== null).length
  const total = begun.questions.length
  return (
    <>
      <div className={styles.sheet} data-is="desk">
        {begun.questions.map((question, position) => (
          <div key={question.id} className={styles.question}>
            <QuestionCard
              question={question}
              position={position}
              total={total}
              answer={answers.get(question.id)}
              closed={false}
              onAnswer={(answer) => setAnswers((all) => new Map(all).set(question.id, answer))}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot} data-stuck="foot">
        <p>
          <Clock begun={begun} /> ·{' '}
          <span role="status">{m.office_rehearsal_answered({ count: count(answered), total: count(total) })}</span>
        </p>
        <p role="alert" className="err">
          {failure}
        </p>
        <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void onFinish(answers)}>
          {m.office_rehearsal_finish()}
        </button>
      </div>
    </>
  )
}

/** What is left of the paper's time. A rehearsal is not taken away when it is over. */
function Clock({ begun: { duration_minutes } }: { begun: Begun }) {
  const start = useRef(Date.now())
  const [left, setLeft] = useState(duration_minutes * 60)
  useEffect(() => {
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - start.current) / 1000)
      setLeft(Math.max(0, duration_minutes * 60 - passed))
    }, 1000)
    return () => clearInterval(timer)
  }, [duration_minutes])
  return <b className={`num ${styles.clock}`}>{clockWords(left, getLocale())}</b>
}

function Result({ id, finished: { answered, questions, is_current, result } }: { id: string; finished: Finished }) {
  const marks = (hundredths: number) => formatNumber(hundredths / 100, getLocale())
  return (
    <section className={`card ${styles.result}`} aria-label={m.office_rehearsal_done()}>
      <h2>{m.office_rehearsal_done()}</h2>
      <p>{m.office_rehearsal_answered({ count: count(answered), total: count(questions) })}</p>
      {result === null ? (
        <p>{m.office_rehearsal_no_marks()}</p>
      ) : (
        <>
          <p>
            <b>{m.office_rehearsal_marks({ marks: marks(result.marks), total: marks(result.out_of) })}</b>
          </p>
          <p>
            {m.office_rehearsal_states({
              correct: count(result.correct),
              partial: count(result.partial),
              wrong: count(result.wrong),
              blank: count(result.blank),
            })}
          </p>
          {result.missed.length > 0 && (
            <p>{m.office_rehearsal_missed({ numbers: result.missed.map(count).join(', ') })}</p>
          )}
        </>
      )}
      {!is_current && <p className="note-line">{m.office_rehearsal_changed()}</p>}
      <Link className="btn btn-go" to={`/papers/${id}/builder`}>
        {m.office_rehearsal_back()}
      </Link>
    </section>
  )
}
