import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { printerIcon, shareIcon } from '@prostuti/ui/icons/study'
import { useState } from 'react'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import type { MarkedData } from '../../kit/exam/result/result-query.ts'
import styles from './styles/result.module.css'

/** Shares the score in words and the way to the exam: this page itself opens for its own doctor alone. */
export function Share({ client, data: { exam, result } }: { client: ExamClient; data: MarkedData }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const share = async () => {
    const locale = getLocale()
    const [marks, total] = [formatMarks(result.marks, locale), formatMarks(result.out_of, locale)]
    const text = m.result_share_text({ exam: exam.title, marks, total })
    const url = location.origin + client.roomPath
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // Closing the phone's sheet without choosing is no failure.
      await navigator.share({ text, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className={`${styles.full} ${styles.resShare}`}>
      <button type="button" className="btn btn-quiet btn-sm" onClick={share}>
        <Icon of={shareIcon} />
        {outcome === 'copied' ? m.result_shared() : m.result_share()}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => print()}>
        <Icon of={printerIcon} />
        {m.result_print()}
      </button>
      <span className={outcome === 'failed' ? 'meta' : 'sr'} role="status">
        {outcome === 'copied' && m.result_shared()}
        {outcome === 'failed' && m.result_share_failed()}
      </span>
    </div>
  )
}
