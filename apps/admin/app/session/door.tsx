import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type ReactNode, useRef, useState } from 'react'
import { chooseLanguage, chooseTheme, shownTheme } from '../kit/preferences/preferences.ts'
import { useHeading } from '../kit/screens/use-heading.ts'
import styles from './sign-in.module.css'

type DoorProps = { centre: string | undefined; children: ReactNode }

/** The page before the office: whose it is, one card, and the two things that a stranger may set. */
export function Door({ centre = '', children }: DoorProps) {
  const [theme, setTheme] = useState(shownTheme)
  const main = useRef<HTMLElement>(null)
  useHeading(main, m.office_of({ centre }))
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <main ref={main} id="main" className={styles.page}>
      <header className={styles.centre}>
        <span className={styles.mark} aria-hidden="true">
          {[...new Intl.Segmenter('bn').segment(centre)][0]?.segment}
        </span>
        <span>
          <b>{centre}</b>
          <small>{m.office()}</small>
        </span>
      </header>
      <div className={`card ${styles.card}`}>{children}</div>
      <footer className={styles.foot}>
        <button
          type="button"
          className="link"
          lang={getLocale() === 'bn' ? 'en' : 'bn'}
          onClick={() => chooseLanguage(getLocale() === 'bn' ? 'en' : 'bn')}
        >
          {m.office_other_language()}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => {
            chooseTheme(other)
            setTheme(other)
          }}
        >
          {other === 'dark' ? m.office_theme_dark() : m.office_theme_light()}
        </button>
      </footer>
    </main>
  )
}
