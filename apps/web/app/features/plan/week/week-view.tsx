import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { brushIcon } from '@prostuti/ui/icons/plan'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/loading/lazy-part.ts'
import { withShifts } from '../changes.ts'
import type { Block, PlanWeek, Shift } from '../plan-api.ts'
import { sendDays } from '../plan-api.ts'
import { Palette } from '../rota/palette.tsx'
import type { PlanActions } from '../use-plan.ts'
import { Board } from './board.tsx'
import { DayLine } from './day-line.tsx'
import { DayStrip } from './day-strip.tsx'
import { Legend } from './legend.tsx'
import styles from './week.module.css'
import { WeekFoot } from './week-foot.tsx'
import { WeekHead } from './week-head.tsx'
import { WeekNews } from './week-news.tsx'

const BlockDialog = lazyPart(() => import('../block/block-dialog.tsx'))

type WeekViewProps = { plan: PlanWeek; actions: PlanActions; isReader: boolean }

/** A week as a picture: on a phone one of its days, at a desk all seven. */
export function WeekView({ plan, actions, isReader }: WeekViewProps) {
  const { days, today, rota } = plan
  const [shown, setShown] = useState(days.some(({ day }) => day === today) ? today : days[0]!.day)
  const [brush, setBrush] = useState<Shift>()
  const [opened, setOpened] = useState<Block['id']>()
  const block = plan.blocks.find(({ id }) => id === opened)

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
    <div className={styles.week}>
      <WeekHead plan={plan} actions={actions} isReader={isReader} />
      <p className="sr" role="status">
        {actions.said}
      </p>
      {actions.refusal && (
        <p className={styles.refusal} role="alert">
          {actions.refusal}
        </p>
      )}
      <WeekNews plan={plan} />
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
          plan={plan}
          shown={shown}
          onShow={setShown}
          onOpen={isReader ? undefined : setOpened}
          actions={actions}
        />
        <Legend />
      </div>
      {!isReader && <WeekFoot plan={plan} actions={actions} />}
      {block && (
        <Suspense>
          <BlockDialog plan={plan} block={block} actions={actions} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
