import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect } from 'react'
import { returnFocus, switchTo } from './switch-language.ts'
import styles from './switches.module.css'

/** The name of the other language, in that language. */
export function LanguageSwitch() {
  const other = getLocale() === 'bn' ? 'en' : 'bn'
  useEffect(returnFocus, [])
  return (
    <button type="button" className={styles.lang} lang={other} data-does="language" onClick={() => switchTo(other)}>
      <span aria-hidden="true">{m.shell_switch_language_short()}</span>
      <span className="sr">{m.shell_switch_language()}</span>
    </button>
  )
}
