import type { readPaperResults } from '@prostuti/contract/staff'
import { formatDate, formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { ChartScatter, ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { Attempts } from './attempts.tsx'
import { FaultsCard } from './faults-card.tsx'
import { HoldButton } from './hold-button.tsx'
import { MarksSpread } from './marks-spread.tsx'
import { MeritDialog } from './merit-dialog.tsx'
import { type PaperResults, resultStateTone, resultStateWords, resultsPath } from './results-types.ts'

/** How one paper came out: figures, what could not be marked, everybody who sat it, and the merit list. */
export function Component() {
  const { id = '' } = useParams()
  const may = useMay()
  const locale = getLocale()
  const [isMerit, setIsMerit] = useState(false)
  const { data, error, refetch } = useQuery({
    ...get<typeof readPaperResults>(`${resultsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(resultsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { paper, branches, faults } = data
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs
            steps={[{ to: '/results', text: m.office_menu_results() }]}
            here={paper.opens_at ? formatDate(new Date(paper.opens_at), locale) : undefined}
          />
          <div className={styles.title}>
            <h1>{pickText(paper.title, locale)}</h1>
            <span className={`chip ${resultStateTone(paper.state)}`}>{resultStateWords(paper.state)}</span>
            {paper.objections > 0 && (
              <Link className="chip" to={`/objections?paper=${paper.id}`}>
                {m.office_results_objections({ count: numberWords(paper.objections) })}
              </Link>
            )}
          </div>
        </div>
        <div className={styles.acts}>
          {may('results.write') && <HoldButton paper={paper} />}
          <Link className="btn btn-line btn-sm" to={`/results/${paper.id}/analysis`}>
            <ChartScatter aria-hidden="true" size={18} /> {m.office_results_analysis()}
          </Link>
          <button type="button" className="btn btn-brand btn-sm" onClick={() => setIsMerit(true)}>
            <ListOrdered aria-hidden="true" size={18} /> {m.office_results_merit()}
          </button>
        </div>
      </div>
      {paper.held_at && (
        <p className="note-line" role="status">
          {m.office_results_held_since({ when: formatWhen(new Date(paper.held_at), new Date(), locale) })}
        </p>
      )}
      {faults.length > 0 && (
        <FaultsCard paperId={paper.id} faults={faults} count={paper.faults} mayRetry={may('results.write')} />
      )}
      <PaperFigures paper={paper} />
      {paper.bins.length > 0 && <MarksSpread bins={paper.bins} passMarks={paper.pass_marks} />}
      <Attempts paperId={paper.id} branches={branches} hasPass={paper.pass_marks !== null} />
      {isMerit && <MeritDialog paperId={paper.id} branches={branches} onClose={() => setIsMerit(false)} />}
    </>
  )
}

function PaperFigures({ paper }: { paper: PaperResults['paper'] }) {
  const marks = (value: number | null) => (value === null ? '–' : marksWords(value))
  const when = paper.ranks_at && formatWhen(new Date(paper.ranks_at), new Date(), getLocale())
  return (
    <section className={`card ${styles.card}`}>
      <Figures>
        <Figure
          title={m.office_results_participants()}
          note={
            paper.participants === null && when
              ? m.office_results_ranks_at({ when })
              : m.office_results_of_sittings({ count: numberWords(paper.sittings) })
          }
        >
          {paper.participants === null ? '–' : numberWords(paper.participants)}
        </Figure>
        <Figure
          title={m.office_results_passed()}
          note={
            paper.pass_marks === null
              ? m.office_results_no_pass()
              : m.office_results_pass_marks({ marks: marksWords(paper.pass_marks) })
          }
        >
          {paper.passed === null ? '–' : numberWords(paper.passed)}
        </Figure>
        <Figure title={m.office_results_average()} note={m.office_results_out_of({ marks: marksWords(paper.out_of) })}>
          {marks(paper.average)}
        </Figure>
        <Figure title={m.office_results_highest()} note={m.office_results_out_of({ marks: marksWords(paper.out_of) })}>
          {marks(paper.highest)}
        </Figure>
      </Figures>
    </section>
  )
}
