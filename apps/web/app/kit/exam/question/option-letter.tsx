import type { Locale } from '@prostuti/text/locale'
import { partLetter } from '../exam-words.ts'
import styles from './option-letter.module.css'

type OptionLetterProps = {
  /** Counted from 0. */
  position: number
  language: Locale
  /** Where the control beside it has a name of its own. */
  silent?: boolean
}

/** The letter of an option, in its circle. */
export function OptionLetter({ position, language, silent }: OptionLetterProps) {
  return (
    <i className={styles.letter} lang={language} aria-hidden={silent}>
      {partLetter(position, language)}
    </i>
  )
}
