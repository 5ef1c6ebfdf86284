import { Link } from 'react-router'
import { LanguageSwitch } from '../../kit/preferences/language-switch.tsx'
import { ThemeSwitch } from '../../kit/preferences/theme-switch.tsx'
import { publicSite } from './menu.tsx'
import styles from './styles/site-row.module.css'

/** The way to the centre's site, and how this browser shows everything: above the page on phones, in the side menu else. */
export function SiteRow() {
  return (
    <div className={styles.siteRow} data-part="site-row">
      <Link to={publicSite.to}>
        {publicSite.icon}
        {publicSite.label()}
      </Link>
      <ThemeSwitch />
      <LanguageSwitch />
    </div>
  )
}
