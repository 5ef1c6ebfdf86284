import { Explanation } from '@prostuti/exam-ui/review-card'
import { ReviewedParts } from '@prostuti/exam-ui/reviewed-parts'
import * as m from '@prostuti/text/messages'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { halfIcon } from '@prostuti/ui/icons/result'
import { useEffect, useRef } from 'react'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import styles from '../styles/study.module.css'

const looks: Partial<Record<NonNullable<QuestionAnswer['state']>, { icon: IconShape; words: () => string }>> = {
  correct: { icon: boldTickIcon, words: m.practice_right },
  wrong: { icon: boldCloseIcon, words: m.practice_wrong },
  partial: { icon: halfIcon, words: m.practice_partial },
}

/** In the place of what could be chosen what is right; below it how it went, and why. */
export function Judged({ answer, isNew }: { answer: QuestionAnswer; isNew: boolean }) {
  const verdict = useRef<HTMLParagraphElement>(null)
  const look = answer.state && looks[answer.state]
  useEffect(() => {
    if (!isNew) return
    verdict.current?.focus({ preventScroll: true })
    verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <>
      {/* Where the options stood, and nothing above them: what is being read stays in its place. */}
      <ReviewedParts answer={answer} />
      <div className={styles.judged} data-part="judged">
        {look && (
          <p className={styles.verdict} data-is={answer.state} ref={verdict} tabIndex={-1}>
            <Icon of={look.icon} />
            {look.words()}
          </p>
        )}
        {answer.explanation && <Explanation title={m.review_explanation()} text={answer.explanation} />}
      </div>
    </>
  )
}
