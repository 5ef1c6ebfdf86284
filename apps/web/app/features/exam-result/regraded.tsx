import { ResultIcon } from '@prostuti/exam-ui/result-icon'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import styles from './styles/result.module.css'

/** Marks that changed after the exam say why. */
export function Regraded({ result }: { result: MarkedResult }) {
  if (result.regraded_at === null) return null
  return (
    <p className={`${styles.resNote} ${styles.full}`}>
      <ResultIcon name="again" />
      <span>{m.result_regraded({ date: formatDate(new Date(result.regraded_at), getLocale()) })}</span>
    </p>
  )
}
