import {
  shell_close_menu,
  shell_go_to_dashboard,
  shell_language,
  shell_language_bn,
  shell_language_en,
  shell_login_register,
  shell_logout,
  shell_main_menu,
  shell_theme,
  shell_theme_dark,
  shell_theme_light,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { AppData } from '../features/app-data/use-app-data.ts'
import { useLogOut } from '../features/my/log-out.ts'
import { useSession } from '../plumbing/session.ts'
import { Choice } from './choice.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { SocialLinks } from './social-links.tsx'
import { switchTo } from './switch-language.ts'
import { chooseTheme, shownTheme } from './theme.ts'
import './styles/drawer.css'

/** The menu on phones: a modal dialog, so the browser keeps the focus inside and Escape closes it. */
export default function Drawer({ app, onClose }: { app: AppData; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  const { signedIn, doctor } = useSession()
  const { leave } = useLogOut({ stay: true })
  const [theme, setTheme] = useState(shownTheme)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click on the overlay does
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={shell_main_menu()}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="drawer-in">
        <div className="drawer-head">
          <b>{doctor?.name ?? app.company_name}</b>
          <button type="button" className="icon-btn" aria-label={shell_close_menu()} onClick={onClose}>
            <Icon name="close" size="lg" />
          </button>
        </div>
        <DrawerMenu menus={app.menus} />
        <div className="drawer-set">
          <Choice
            label={shell_language()}
            options={{ bn: shell_language_bn(), en: shell_language_en() }}
            value={getLocale()}
            onChoose={switchTo}
          />
          <Choice
            label={shell_theme()}
            options={{ light: shell_theme_light(), dark: shell_theme_dark() }}
            value={theme}
            onChoose={(chosen) => {
              chooseTheme(chosen)
              setTheme(chosen)
            }}
          />
        </div>
        {signedIn ? (
          <div className="drawer-act">
            <Link className="btn btn-brand" to="/my/dashboard">
              {shell_go_to_dashboard()}
            </Link>
            <button type="button" className="btn btn-line" onClick={leave}>
              {shell_logout()}
            </button>
          </div>
        ) : (
          <div className="drawer-act">
            <Link className="btn btn-brand" to="/login">
              {shell_login_register()}
            </Link>
          </div>
        )}
        <SocialLinks links={app.footer_social_links} />
      </div>
    </dialog>
  )
}
