import type { answerObjections, readObjections, startCorrection } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useMay } from '../../session/me.ts'
import { useAct } from '../act/use-act.ts'
import { Crumbs } from '../exam/crumbs.tsx'
import styles from '../exam/exam-screen.module.css'
import { numberWords } from '../exam/marks-words.ts'
import { Segments } from '../preview/segments.tsx'
import { isNotThere } from '../screens/not-there.ts'
import { Unread } from '../screens/unread.tsx'
import { showToast } from '../toast/toast.ts'
import { ObjectedQuestion } from './objected-question.tsx'
import { type Objection, type Objections, objectionsPath, reasonWords } from './objection-types.ts'
import own from './objections.module.css'

/** Everything that was objected to one question, and the one answer to all of it. */
export function QuestionObjections() {
  const { paper = '', question = '' } = useParams()
  const may = useMay()
  const locale = getLocale()
  const { data, error, refetch } = useQuery({
    ...get<typeof readObjections>(`${objectionsPath}/question`, { query: { paper, question } }),
    throwOnError: isNotThere,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const open = data.rows.filter(({ answered_at }) => answered_at === null)
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs
            steps={[
              { to: '/objections', text: m.office_menu_objections() },
              { to: `/results/${data.paper.id}`, text: pickText(data.paper.title, locale) },
            ]}
          />
          <div className={styles.title}>
            <h1>{m.office_objections_title({ n: numberWords(data.position) })}</h1>
            {open.length > 0 && (
              <span className="chip chip-bad">{m.office_objections_count({ count: numberWords(open.length) })}</span>
            )}
          </div>
        </div>
        {may('corrections.write') && data.question && <Correct objections={data} questionId={data.question.id} />}
      </div>
      <div className={styles.cols}>
        <div>
          <ObjectedQuestion objections={data} />
          <section className={`card ${styles.card}`}>
            <header>
              <h2>{m.office_objections_said_title()}</h2>
            </header>
            <ul className={own.said}>
              {data.rows.map((row) => (
                <Said key={row.id} row={row} />
              ))}
            </ul>
          </section>
        </div>
        {open.length > 0 && may('objections.write') && (
          <AnswerCard objections={data} questionId={Number(question)} count={open.length} />
        )}
      </div>
    </>
  )
}

function Said({ row }: { row: Objection }) {
  const locale = getLocale()
  const when = (at: string) => formatWhen(new Date(at), new Date(), locale)
  return (
    <li>
      <p className={own.who}>
        <b>{row.doctor}</b>
        <span className="chip chip-line">{reasonWords(row.reason)}</span>
        <small>{when(row.created_at)}</small>
      </p>
      <p>{row.words}</p>
      {row.source && <p className="meta">{m.office_objections_book({ source: row.source })}</p>}
      {row.answered_at && (
        <div className={own.answer}>
          <span className={`chip ${row.verdict === 'accepted' ? 'chip-ok' : 'chip-line'}`}>
            {row.verdict === 'accepted' ? m.office_objections_accept() : m.office_objections_decline()}
          </span>
          <p>{row.answer && pickText(row.answer, locale)}</p>
          <small>
            {row.correction_id !== null
              ? m.office_objections_by_correction()
              : row.by && m.office_objections_answer_of({ name: row.by.name, when: when(row.answered_at) })}
          </small>
        </div>
      )}
    </li>
  )
}

/** Begins the correction of its key, or opens the one that there is. */
function Correct({ objections, questionId }: { objections: Objections; questionId: number }) {
  const navigate = useNavigate()
  const { isBusy, failure, act } = useAct()
  if (objections.correction_id !== null)
    return (
      <Link className="btn btn-go btn-sm" to={`/corrections/${objections.correction_id}`}>
        <KeyRound aria-hidden="true" size={18} /> {m.office_analysis_open_correction()}
      </Link>
    )
  const correct = () =>
    act(async () => {
      const body = { paper_id: objections.paper.id, question_id: questionId }
      const { id } = await post<typeof startCorrection>('/api/v3/admin/corrections', body)
      await navigate(`/corrections/${id}`)
    })
  return (
    <div>
      <button type="button" className="btn btn-go btn-sm" aria-busy={isBusy} onClick={() => void correct()}>
        <KeyRound aria-hidden="true" size={18} /> {m.office_analysis_correct()}
      </button>
      <p role="alert" className="err">
        {failure}
      </p>
    </div>
  )
}

type AnswerCardProps = { objections: Objections; questionId: number; count: number }

function AnswerCard({ objections, questionId, count }: AnswerCardProps) {
  const [verdict, setVerdict] = useState<'accepted' | 'declined'>('declined')
  const [words, setWords] = useState({ bn: '', en: '' })
  const [isEmpty, setIsEmpty] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const send = () => {
    setIsEmpty(words.bn.trim() === '')
    if (words.bn.trim() === '') return box.current?.focus()
    return act(async () => {
      const answer = words.en.trim() === '' ? { bn: words.bn } : words
      const body = { paper_id: objections.paper.id, question_id: questionId, verdict, answer }
      const { answered } = await post<typeof answerObjections>(`${objectionsPath}/answers`, body)
      showToast({ text: m.office_objections_sent({ count: numberWords(answered) }) })
      await client.invalidateQueries({ queryKey: [`${objectionsPath}/question`] })
    })
  }
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_objections_answer_all({ count: numberWords(count) })}</h2>
      </header>
      <div className={styles.body}>
        <div>
          <Segments
            name="verdict"
            label={m.office_objections_verdict()}
            value={verdict}
            choices={[
              { value: 'declined', label: m.office_objections_decline() },
              { value: 'accepted', label: m.office_objections_accept() },
            ]}
            onChange={setVerdict}
          />
        </div>
        {verdict === 'accepted' && <p className="hint">{m.office_objections_accept_hint()}</p>}
        <TextAreaField
          name="answer"
          ref={box}
          label={m.office_objections_answer_bn()}
          hint={m.office_objections_answer_hint()}
          error={isEmpty ? m.office_objections_answer_needed() : undefined}
          lang="bn"
          maxLength={1000}
          value={words.bn}
          onChange={({ currentTarget }) => {
            setWords({ ...words, bn: currentTarget.value })
            setIsEmpty(false)
          }}
        />
        <TextAreaField
          name="answer_en"
          label={m.office_correction_reason_en()}
          note={m.office_correction_optional()}
          lang="en"
          rows={2}
          maxLength={1000}
          value={words.en}
          onChange={({ currentTarget }) => setWords({ ...words, en: currentTarget.value })}
        />
        <button type="button" className="btn btn-brand" aria-busy={isBusy} onClick={() => void send()}>
          {m.office_objections_send({ count: numberWords(count) })}
        </button>
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </section>
  )
}
