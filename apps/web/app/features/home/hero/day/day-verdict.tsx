import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../../kit/address/address-of.ts'
import type { QuestionAnswer } from '../../../../kit/exam/exam-types.ts'
import styles from './day-body.module.css'
import { countRight, type PartVerdict } from './judge-day.ts'

type DayVerdictProps = { asked: QuestionAnswer; verdicts: ReadonlyMap<number, PartVerdict>; fresh: boolean }

/** What became of the answer, why, and the way on. */
export function DayVerdict({ asked, verdicts, fresh }: DayVerdictProps) {
  const verdict = useRef<HTMLParagraphElement>(null)
  // The clicked button is gone: who reads by keyboard or by ear goes on here, and hears it.
  useEffect(() => {
    if (fresh) verdict.current?.focus({ preventScroll: true })
  }, [fresh])
  return (
    <div className={styles.dayVerdict} data-part="day-verdict">
      <p ref={verdict} tabIndex={-1}>
        <b>{wordsOf(asked, verdicts)}</b>
      </p>
      {asked.explanation && (
        <>
          <h3>{m.exams_explanation()}</h3>
          <p>
            <QuestionText text={asked.explanation} />
          </p>
        </>
      )}
      <Link className="link" to={addressOf('/bcs-exam-list')}>
        {m.exams_day_more()}
        <Icon of={arrowRightIcon} size="sm" />
      </Link>
    </div>
  )
}

function wordsOf({ question }: QuestionAnswer, verdicts: ReadonlyMap<number, PartVerdict>): string {
  const right = countRight(verdicts)
  const total = question.parts.length
  if (right === (question.type === 'sba' ? 1 : total)) return m.exams_day_right()
  if (right === 0) return m.exams_day_wrong()
  const locale = getLocale()
  return m.exams_day_some({ n: formatNumber(right, locale), total: formatNumber(total, locale) })
}
