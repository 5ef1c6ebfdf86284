import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { againIcon } from '@prostuti/ui/icons/result'
import type { ReactNode } from 'react'
import type { MarkedResult } from '../../../kit/exam/exam-types.ts'
import styles from '../styles/result.module.css'
import { correctionWords } from './correction-words.ts'

/** Marks that changed after the exam say why: each key that was corrected, and what it did to this attempt. */
export function Regraded({ result }: { result: MarkedResult }) {
  const { corrections, regraded_at: at } = result
  const locale = getLocale()
  if (corrections.length > 0)
    return corrections.map((correction) => (
      <Note key={`${correction.at} ${correction.position}`}>
        <b>{correctionWords(correction, locale)}</b> {correction.reason}
      </Note>
    ))
  return at === null ? null : <Note>{m.result_regraded({ date: formatDate(new Date(at), locale) })}</Note>
}

/** An attempt that counts for nothing says so, and why. */
export function Voided({ words }: { words: string | undefined }) {
  return words === undefined ? null : <Note>{m.result_attempt_void({ reason: words })}</Note>
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.resNote} ${styles.full}`}>
      <Icon of={againIcon} />
      <span>{children}</span>
    </p>
  )
}
