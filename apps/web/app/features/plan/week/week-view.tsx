import { dhakaDate } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { brushIcon } from '@prostuti/ui/icons/plan'
import { Suspense, useRef, useState } from 'react'
import { useServerClock } from '../../../kit/clock/use-server-clock.ts'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { lazyPart } from '../../../kit/loading/lazy-part.ts'
import { moveChange, withShifts } from '../changes.ts'
import type { Block, PlanWeek, Shift } from '../plan-api.ts'
import { sendDays } from '../plan-api.ts'
import { Palette } from '../rota/palette.tsx'
import type { PlanActions } from '../use-plan.ts'
import { Board } from './board.tsx'
import { DayLine } from './day-line.tsx'
import { DayStrip } from './day-strip.tsx'
import { Legend } from './legend.tsx'
import { isNothingToLay, NothingToLay } from './nothing-to-lay.tsx'
import { blockButton, useBlockFocus } from './use-block-focus.ts'
import styles from './week.module.css'
import { WeekFoot } from './week-foot.tsx'
import { WeekHead } from './week-head.tsx'
import { WeekNews } from './week-news.tsx'
import { WeekNotice } from './week-notice.tsx'

const BlockDialog = lazyPart(() => import('../block/block-dialog.tsx'))

type WeekViewProps = { plan: PlanWeek; heardAt: number; actions: PlanActions; isReader: boolean }

/** A week as a picture: on a phone one of its days, at a desk all seven. */
export function WeekView({ plan, heardAt, actions, isReader }: WeekViewProps) {
  const { days, today, rota } = plan
  const [wished, setShown] = useState(today)
  const shown = [wished, today].find((wish) => days.some(({ day }) => day === wish)) ?? days[0]!.day
  const [brush, setBrush] = useState<Shift>()
  const [opened, setOpened] = useState<Block['id']>()
  const block = plan.blocks.find(({ id }) => id === opened)
  const now = useServerClock(plan.server_time, heardAt, 60_000)
  const [moved, setMoved] = useState<Block>()
  const focus = useBlockFocus()

  const showDayOf = (at: Date) => {
    const day = dhakaDate(at)
    if (days.some((each) => each.day === day)) setShown(day)
  }
  const week = useRef<HTMLDivElement>(null)
  // The notice is closed, or gives way to the next one, with the focus on it.
  useNextFocus(actions.news, () => blockButton(moved?.id) ?? week.current?.querySelector('h2'))
  const move = async (from: Block, startsAt: Date) => {
    const isDone = await actions.change(moveChange(from, startsAt, now))
    if (isDone) {
      setMoved(from)
      showDayOf(startsAt)
    }
    return isDone
  }
  const close = (id: Block['id']) => {
    setOpened(undefined)
    actions.forgive()
    focus({ id })
  }

  const paint = (painted: ReadonlyMap<string, Shift>) =>
    actions.change({
      send: (week) =>
        sendDays(
          week,
          [...painted].map(([day, shift]) => ({ day, shift })),
        ),
      meanwhile: (before) => withShifts(before, painted),
      said: m.plan_said_painted(),
    })

  return (
    <div ref={week} className={styles.week} data-part="plan-week">
      <WeekHead plan={plan} actions={actions} isReader={isReader} />
      {actions.refusal && (
        <p className={styles.refusal} role="alert">
          {actions.refusal}
        </p>
      )}
      <WeekNews plan={plan} now={now} />
      {isNothingToLay(plan) && <NothingToLay />}
      <div className={`card ${styles.sheet}`}>
        {!isReader && rota && (
          <div className={styles.painting}>
            <button
              type="button"
              className="btn btn-line btn-sm"
              aria-pressed={brush !== undefined}
              onClick={() => setBrush(brush ? undefined : 'night')}
            >
              <Icon of={brushIcon} />
              {brush ? m.plan_paint_done() : m.plan_paint()}
            </button>
            {brush && <Palette chosen={brush} onChoose={setBrush} />}
          </div>
        )}
        <DayStrip days={days} today={today} shown={shown} onShow={setShown} brush={brush} onPaint={paint} />
        <DayLine plan={plan} day={shown} />
        <Board
          key={plan.week}
          plan={plan}
          now={now}
          shown={shown}
          onShow={setShown}
          onOpen={isReader ? undefined : setOpened}
          onMove={(dragged, startsAt) =>
            void move(dragged, startsAt).then(() => focus({ id: dragged.id, isInView: true }))
          }
        />
        <Legend />
      </div>
      {!isReader && <WeekFoot plan={plan} actions={actions} />}
      <WeekNotice
        actions={actions}
        onUndone={() => {
          if (moved === undefined) return
          showDayOf(new Date(moved.starts_at))
          focus({ id: moved.id })
        }}
      />
      {block && (
        <Suspense>
          <BlockDialog
            plan={plan}
            block={block}
            now={now}
            actions={actions}
            onMove={(startsAt) => move(block, startsAt)}
            onClose={() => close(block.id)}
          />
        </Suspense>
      )}
    </div>
  )
}
