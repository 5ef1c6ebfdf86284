import { partLetter } from '@prostuti/text/part-letter'
import { useExamLocale } from '../exam-locale.ts'
import styles from './option-letter.module.css'

type OptionLetterProps = {
  /** Counted from 0. */
  position: number
  /** Where the control beside it has a name of its own. */
  silent?: boolean
}

/** The letter of an option, in its circle. */
export function OptionLetter({ position, silent }: OptionLetterProps) {
  return (
    <i className={styles.letter} aria-hidden={silent}>
      {partLetter(position, useExamLocale())}
    </i>
  )
}
