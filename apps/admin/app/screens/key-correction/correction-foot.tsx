import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/exam/exam-screen.module.css'
import { useMay } from '../../session/me.ts'
import { AskedActs } from './acts/asked-acts.tsx'
import { DraftActs } from './acts/draft-acts.tsx'
import { PublishedActs } from './acts/published-acts.tsx'
import { StoppedActs } from './acts/stopped-acts.tsx'
import type { Correction } from './correction-types.ts'
import type { Draft } from './use-draft.ts'

type CorrectionFootProps = { correction: Correction; draft: Draft; isWorking: boolean }

/** The next right thing, and what else can be done. */
export function CorrectionFoot({ correction, draft, isWorking }: CorrectionFootProps) {
  const { state, rehearsal } = correction
  const may = useMay()
  if (!may('corrections.write') || isWorking || state === 'reverted' || state === 'dropped') return null
  return (
    <div className={styles.next}>
      <p className="meta">
        {rehearsal &&
          m.office_correction_rehearsed_at({ when: formatWhen(new Date(rehearsal.at), new Date(), getLocale()) })}
      </p>
      {state === 'draft' && <DraftActs correction={correction} draft={draft} />}
      {state === 'asked' && <AskedActs correction={correction} />}
      {state === 'publishing' && <StoppedActs correction={correction} />}
      {state === 'published' && <PublishedActs correction={correction} />}
    </div>
  )
}
