import type { analysePaper, exportAnalysis, readAnalysis } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, TriangleAlert } from 'lucide-react'
import { useParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Segments } from '../../kit/preview/segments.tsx'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import { AnalysisFigures } from './analysis-figures.tsx'
import { type Analysis, analysisPath, type Item } from './analysis-types.ts'
import own from './item-analysis.module.css'
import { ItemCard, useCorrect } from './item-card.tsx'
import { ItemTable, itemsPerPage } from './item-table.tsx'
import { Scatter } from './scatter.tsx'
import { isKeyDoubted, itemFilters, sortItems } from './sort-items.ts'

type Attempts = Analysis['attempts']

/** What everybody's answers say about the questions of a paper. */
export function Component() {
  const { id = '' } = useParams()
  const { query, change } = useQueried()
  const attempts: Attempts = query.get('attempts') === 'all' ? 'all' : 'first'
  const locale = getLocale()
  const { data, error, refetch } = useQuery({
    ...get<typeof readAnalysis>(analysisPath, { params: { id }, query: { attempts } }),
    throwOnError: isNotThere,
    refetchInterval: ({ state }) => (state.data?.job_id != null ? 1000 : state.data?.analysis === null ? 5000 : false),
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { paper, analysis } = data
  const doubted = analysis?.items.filter(isKeyDoubted).length ?? 0
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs
            steps={[
              { to: '/results', text: m.office_menu_results() },
              { to: `/results/${paper.id}`, text: pickText(paper.title, locale) },
            ]}
            here={paper.closes_at ? formatDate(new Date(paper.closes_at), locale) : undefined}
          />
          <div className={styles.title}>
            <h1>{m.office_results_analysis()}</h1>
            {doubted > 0 && (
              <span className="chip chip-bad">
                <TriangleAlert aria-hidden="true" size={16} />
                {m.office_analysis_doubtful({ count: numberWords(doubted) })}
              </span>
            )}
          </div>
        </div>
        {!data.is_withheld && (
          <div className={styles.acts}>
            <Segments
              name="attempts"
              label={m.office_analysis_whose()}
              value={attempts}
              choices={[
                { value: 'first', label: m.office_analysis_first() },
                { value: 'all', label: m.office_analysis_all() },
              ]}
              onChange={(value) => change({ attempts: value === 'all' ? 'all' : undefined })}
            />
            {analysis && <FileButton paperId={paper.id} attempts={attempts} />}
          </div>
        )}
      </div>
      {data.is_withheld && <p className={`card ${styles.message}`}>{m.office_analysis_withheld()}</p>}
      {!data.is_withheld && (analysis === null || data.is_outdated) && (
        <WorkOut paperId={paper.id} attempts={attempts} isWorking={data.job_id !== null} isNew={analysis === null} />
      )}
      {analysis !== null && analysis.items_withheld > 0 && (
        <p className={`card ${styles.message}`}>
          {m.office_analysis_items_withheld({ count: numberWords(analysis.items_withheld) })}
        </p>
      )}
      {analysis && <Shown analysis={analysis} paperId={paper.id} />}
    </>
  )
}

/** The same figures as a spreadsheet. */
function FileButton({ paperId, attempts }: { paperId: number; attempts: Attempts }) {
  const { isBusy, failure, act } = useAct()
  const { renew } = useJobActions()
  const take = () =>
    act(async () => {
      await post<typeof exportAnalysis>(`${analysisPath}/file`, { attempts }, { params: { id: paperId } })
      await renew()
      showToast({ text: m.office_export_begun() })
    })
  return (
    <div>
      <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void take()}>
        <Download aria-hidden="true" size={18} /> {m.office_merit_xlsx()}
      </button>
      <p role="alert" className="err">
        {failure}
      </p>
    </div>
  )
}

type WorkOutProps = { paperId: number; attempts: Attempts; isWorking: boolean; isNew: boolean }

/** Says that there are no figures, or only old ones, and has them made. */
function WorkOut({ paperId, attempts, isWorking, isNew }: WorkOutProps) {
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const work = () =>
    act(async () => {
      await post<typeof analysePaper>(analysisPath, { attempts }, { params: { id: paperId } })
      await client.invalidateQueries({ queryKey: [analysisPath] })
    })
  return (
    <section className={`card ${styles.note}`}>
      <p role="status">
        {isWorking ? m.office_analysis_working() : isNew ? m.office_analysis_none() : m.office_analysis_outdated()}
      </p>
      {!isWorking && (
        <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void work()}>
          {m.office_analysis_now()}
        </button>
      )}
      <p role="alert" className="err">
        {failure}
      </p>
    </section>
  )
}

function Shown({ analysis, paperId }: { analysis: Analysis; paperId: number }) {
  const { query, change } = useQueried()
  const may = useMay()
  const { correct } = useCorrect(paperId)
  const filter = itemFilters.find((each) => each === query.get('show')) ?? 'doubt'
  const sorted = sortItems(analysis.items, filter)
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const asked = Number(query.get('question'))
  const chosen = analysis.items.find(({ question }) => question.id === asked) ?? sorted[0]
  const isGrey = analysis.evidence === 'counts' || analysis.evidence === 'facility'
  const choose = (item: Item) => change({ question: item.question.id, page: page === 1 ? undefined : page })
  const move = (by: number) => {
    const next = sorted[(chosen ? sorted.indexOf(chosen) : -1) + by]
    if (next === undefined) return
    const at = Math.floor(sorted.indexOf(next) / itemsPerPage) + 1
    change({ question: next.question.id, page: at === 1 ? undefined : at })
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    c: () => chosen && may('corrections.write') && void correct(chosen),
  })
  return (
    <>
      {isGrey && <p className="note-line">{m.office_analysis_few({ count: numberWords(analysis.sittings) })}</p>}
      <AnalysisFigures analysis={analysis} isGrey={isGrey} />
      <div className={`${styles.cols} ${own.pair}`} data-is="left">
        <Scatter items={analysis.items} chosen={chosen} onChoose={choose} />
        {chosen && <ItemCard key={chosen.question.id} item={chosen} paperId={paperId} analysis={analysis} />}
      </div>
      <ItemTable
        items={analysis.items}
        sorted={sorted}
        filter={filter}
        page={page}
        chosen={chosen}
        isGrey={isGrey}
        onFilter={(each) => change({ show: each === 'doubt' ? undefined : each, question: undefined })}
        onPage={(to) => change({ page: to === 1 ? undefined : to })}
        onChoose={choose}
      />
    </>
  )
}
