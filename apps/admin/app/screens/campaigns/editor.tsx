import type { ReactNode } from 'react'
import styles from '../../kit/exam/exam-screen.module.css'
import { AudienceCard } from './audience-card.tsx'
import { ReachCard } from './reach-card.tsx'
import { TextCard } from './text-card.tsx'
import type { useCampaignDraft } from './use-campaign-draft.ts'
import { useReach } from './use-reach.ts'

type EditorProps = {
  draft: ReturnType<typeof useCampaignDraft>
  /** What can be done with it, below whom it reaches. */
  children: (reach: ReturnType<typeof useReach>) => ReactNode
}

/** Text and audience at the left, whom that reaches and what comes next at the right. */
export function Editor({ draft, children }: EditorProps) {
  const { fields, change, errorOf } = draft
  const reach = useReach(fields.audience)
  return (
    <div className={styles.cols} data-is="left">
      <div>
        <TextCard title={fields.title} text={fields.text} onChange={change} errorOf={errorOf} />
        <AudienceCard
          audience={fields.audience}
          onChange={(audience) => change({ audience })}
          error={errorOf('audience')}
        />
      </div>
      <div>
        <ReachCard {...reach} text={fields.text} />
        {children(reach)}
      </div>
    </div>
  )
}
