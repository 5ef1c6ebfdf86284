import type { effectViews, listEffects } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { type Correction, correctionsPath, type PaperEffect } from './correction-types.ts'
import { spanWords } from './correction-words.ts'
import own from './key-correction.module.css'
import { RankLines } from './rank-lines.tsx'

const perPage = 12
type View = (typeof effectViews)[number]

const allViews: View[] = ['top', 'flips', 'fallen', 'risen', 'objected', 'all']

/** What the rehearsal found: who rises and falls, whose passing changes, and where everybody stands before and after. */
export function EffectsCard({ correction }: { correction: Correction }) {
  const { rehearsal, paper, state } = correction
  const { query, change } = useQueried()
  if (rehearsal === null) return null
  const asked = Number(query.get('paper') ?? paper.id)
  const effect =
    rehearsal.papers.find((each) => each.paper?.id === asked) ??
    rehearsal.papers.find((each) => each.paper?.id === paper.id)
  const ownPapers = rehearsal.papers.filter((each) => each.paper !== null)
  const isOver = state === 'published' || state === 'reverted'
  return (
    <section className={`card ${styles.card}`} aria-labelledby="effect">
      <header>
        <h2 id="effect">{isOver ? m.office_correction_effect_done() : m.office_correction_effect()}</h2>
        <span className="meta">
          {m.office_correction_took({
            count: numberWords(rehearsal.papers.reduce((sum, each) => sum + each.attempts, 0)),
            seconds: numberWords(Math.round(rehearsal.took_ms / 100) / 10),
          })}
        </span>
        <span className={`chip ${styles.end}`}>
          <Check aria-hidden="true" size={16} /> {m.office_correction_same_rules()}
        </span>
      </header>
      {ownPapers.length > 1 && (
        <div className={styles.tools}>
          <Pills
            choices={ownPapers.map(({ paper: each }) => ({
              value: each?.id === paper.id ? undefined : each?.id,
              label: each ? pickText(each.title, getLocale()) : '',
            }))}
            value={effect?.paper?.id === paper.id ? undefined : effect?.paper?.id}
            onChange={(id) => change({ paper: id })}
          />
        </div>
      )}
      {effect && (
        <>
          <EffectFigures effect={effect} />
          <Ranks correction={correction} paperId={effect.paper?.id ?? paper.id} />
        </>
      )}
    </section>
  )
}

function EffectFigures({ effect }: { effect: PaperEffect }) {
  const fromTo = (from: string, to: string) => m.office_correction_from_to({ from, to })
  return (
    <Figures>
      <Figure title={m.office_correction_rise()} note={spanWords(effect.gain, 1)} tone="brand">
        {numberWords(effect.rising)}
      </Figure>
      <Figure title={m.office_correction_fall()} note={spanWords(effect.loss, -1)} tone="bad">
        {numberWords(effect.falling)}
      </Figure>
      {effect.passed_before !== null && effect.passed_after !== null && (
        <Figure
          title={m.office_correction_pass()}
          note={m.office_correction_flips({
            passed: numberWords(effect.newly_passed),
            failed: numberWords(effect.newly_failed),
          })}
        >
          {fromTo(numberWords(effect.passed_before), numberWords(effect.passed_after))}
        </Figure>
      )}
      {effect.average_before !== null && effect.average_after !== null && (
        <Figure
          title={m.office_correction_average()}
          note={m.office_correction_new_top({ count: numberWords(effect.new_in_top) })}
        >
          {fromTo(marksWords(effect.average_before), marksWords(effect.average_after))}
        </Figure>
      )}
    </Figures>
  )
}

function Ranks({ correction, paperId }: { correction: Correction; paperId: number }) {
  const { query, change } = useQueried()
  const show = allViews.find((each) => each === query.get('show')) ?? 'top'
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const { data, error, refetch } = useQuery({
    ...get<typeof listEffects>(`${correctionsPath}/:id/effects`, {
      params: { id: correction.id },
      query: { show, page, paper: paperId, 'per-page': perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const { flips, objectors } = correction.rehearsal ?? { flips: 0, objectors: 0 }
  const views = allViews.filter((view) => (view !== 'flips' || flips > 0) && (view !== 'objected' || objectors > 0))
  const words = (view: View) => {
    return {
      top: () => m.office_correction_top({ count: numberWords(perPage) }),
      flips: () => m.office_correction_flipped({ count: numberWords(flips) }),
      fallen: m.office_correction_fallen,
      risen: m.office_correction_risen,
      objected: () => m.office_correction_objected({ count: numberWords(objectors) }),
      all: m.office_correction_all,
    }[view]()
  }
  return (
    <div className={own.ranks}>
      <div className={own.ranksHead}>
        <h3>{m.office_correction_ranks()}</h3>
        <Pills
          choices={views.map((view) => ({ value: view === 'top' ? undefined : view, label: words(view) }))}
          value={show === 'top' ? undefined : show}
          onChange={(view) => change({ show: view })}
        />
      </div>
      {error && !data && <Unread error={error} retry={refetch} />}
      {data?.rows.length === 0 && <p className={styles.message}>{m.office_correction_nobody_here()}</p>}
      {data && data.rows.length > 0 && (
        <>
          <RankLines question={correction.question} effects={data.rows} />
          <p className="meta">{m.office_correction_ties()}</p>
        </>
      )}
      {show !== 'top' && (
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      )}
    </div>
  )
}
