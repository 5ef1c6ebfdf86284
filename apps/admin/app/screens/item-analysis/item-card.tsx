import type { startCorrection } from '@prostuti/contract/staff'
import { QuestionText } from '@prostuti/exam-ui/question-text'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { KeyRound, MessagesSquare, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pills } from '../../kit/exam/pills.tsx'
import { useMay } from '../../session/me.ts'
import type { Analysis, Item } from './analysis-types.ts'
import { FifthsChart } from './fifths-chart.tsx'
import own from './item-analysis.module.css'
import { doubtWords, letterOf, verdictWords } from './item-words.ts'
import { OptionBar } from './option-bar.tsx'
import { isKeyDoubted } from './sort-items.ts'

type ItemCardProps = { item: Item; paperId: number; analysis: Analysis }

/** Begins the correction of a question, or opens the one that there is. */
export function useCorrect(paperId: number) {
  const navigate = useNavigate()
  const { isBusy, failure, act } = useAct()
  const correct = ({ question }: Item) =>
    act(async () => {
      const body = { paper_id: paperId, question_id: question.id }
      const { id } = await post<typeof startCorrection>('/api/v3/admin/corrections', body)
      await navigate(`/corrections/${id}`)
    })
  return { isBusy, failure, correct }
}

/** One question: what the answers say about it, and what to do about it. */
export function ItemCard({ item, paperId, analysis }: ItemCardProps) {
  const may = useMay()
  const locale = getLocale()
  const { isBusy, failure, correct } = useCorrect(paperId)
  const [stem, setStem] = useState(0)
  const shownStem = item.stems[stem] ?? item.stems[0]
  const choices = shownStem?.choices ?? item.choices
  const doubts = doubtWords(item)
  return (
    <section className={`card ${styles.card}`} aria-live="polite">
      <header>
        <h2>{m.office_analysis_question({ n: numberWords(item.question.position) })}</h2>
        <span className={isKeyDoubted(item) ? 'chip chip-bad' : 'chip chip-line'}>{verdictWords(item.verdict)}</span>
        <span className={`meta ${styles.end}`}>{pickText(item.question.subject, locale)}</span>
      </header>
      <div className={styles.body}>
        <p className={own.text}>
          <QuestionText text={pickText(item.question.text, locale)} />
        </p>
        {item.stems.length > 0 && (
          <Pills
            choices={item.stems.map(({ part_id }, nth) => ({
              value: nth,
              label: m.office_analysis_stem({ letter: letterOf(item, part_id) }),
            }))}
            value={stem}
            onChange={(nth) => setStem(nth ?? 0)}
          />
        )}
        {analysis.shows_fifths ? (
          <FifthsChart item={item} choices={choices} />
        ) : (
          <>
            <OptionBar item={item} choices={choices} isNamed />
            <p className="meta">{m.office_analysis_fifths_few()}</p>
          </>
        )}
        <ul className={own.doubts}>
          {doubts.map(({ code, words }) => (
            <li key={code}>
              <TriangleAlert aria-hidden="true" size={18} /> {words}
            </li>
          ))}
          {item.objections > 0 && (
            <li data-is="told">
              <MessagesSquare aria-hidden="true" size={18} />
              <Link className="link-in" to={`/objections/${paperId}/${item.question.id}`}>
                {m.office_analysis_objected({
                  count: numberWords(item.objections),
                  source: numberWords(item.objections_with_source),
                })}
              </Link>
            </li>
          )}
          {doubts.length === 0 && item.objections === 0 && <li data-is="told">{m.office_analysis_no_doubt()}</li>}
        </ul>
        {item.correction_id !== null ? (
          <Link className="btn btn-go btn-full" to={`/corrections/${item.correction_id}`}>
            <KeyRound aria-hidden="true" size={18} /> {m.office_analysis_open_correction()}
          </Link>
        ) : (
          may('corrections.write') && (
            <button
              type="button"
              className={`btn btn-full ${isKeyDoubted(item) ? 'btn-go' : 'btn-line'}`}
              aria-busy={isBusy}
              onClick={() => void correct(item)}
            >
              <KeyRound aria-hidden="true" size={18} /> {m.office_analysis_correct()}
            </button>
          )
        )}
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </section>
  )
}
