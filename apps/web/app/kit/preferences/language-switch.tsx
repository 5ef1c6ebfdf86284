import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { switchTo } from './switch-language.ts'
import styles from './switches.module.css'

/** The name of the other language, in that language. */
export function LanguageSwitch() {
  const other = getLocale() === 'bn' ? 'en' : 'bn'
  return (
    <button type="button" className={styles.lang} lang={other} onClick={() => switchTo(other)}>
      <span aria-hidden="true">{m.shell_switch_language_short()}</span>
      <span className="sr">{m.shell_switch_language()}</span>
    </button>
  )
}
