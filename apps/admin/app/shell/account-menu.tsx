import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { officeToken } from '../api/office-session.ts'
import { send } from '../api/send.ts'
import { chooseLanguage, chooseTheme, shownTheme } from '../kit/preferences/preferences.ts'
import { roleWords } from '../kit/staff/role-words.ts'
import { useMe } from '../session/me.ts'
import { tellTabs } from '../session/session-channel.ts'
import styles from './account-menu.module.css'

/** Who is signed in, and what they set for this browser. */
export function AccountMenu() {
  const { member } = useMe()
  const id = useId()
  const client = useQueryClient()
  const menu = useRef<HTMLDivElement>(null)
  const [theme, setTheme] = useState(shownTheme)
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const signOut = async () => {
    // Past the listeners of refusals: whose session has ended already is signed out too.
    await send({ method: 'POST', address: '/api/v3/admin/sign-out', body: {}, token: officeToken() }).catch(
      () => undefined,
    )
    client.clear()
    tellTabs('ended')
    location.assign('/sign-in')
  }
  return (
    <div>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={`ava ${styles.ava}`} aria-hidden="true">
          {[...new Intl.Segmenter('bn').segment(member.name)][0]?.segment}
        </span>
        <span className={styles.name}>
          <b>{member.name}</b>
          <small>{roleWords(member.role)}</small>
        </span>
      </button>
      <div id={id} ref={menu} popover="auto" className={`card ${styles.menu}`}>
        <Link to="/security" onClick={() => menu.current?.hidePopover()}>
          {m.office_security()}
        </Link>
        <button type="button" onClick={() => chooseLanguage(getLocale() === 'bn' ? 'en' : 'bn')}>
          {m.office_other_language()}
        </button>
        <button
          type="button"
          onClick={() => {
            chooseTheme(otherTheme)
            setTheme(otherTheme)
          }}
        >
          {otherTheme === 'dark' ? m.office_theme_dark() : m.office_theme_light()}
        </button>
        <button type="button" onClick={signOut}>
          {m.office_sign_out()}
        </button>
      </div>
    </div>
  )
}
