import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import type { AppData } from '../app-data/use-app-data.ts'
import { monogram } from '../doctor/monogram.ts'
import styles from './logo.module.css'

/** The centre's logo; without one, a book with the first letter of its name on the cover. */
export function Logo({ app }: { app: AppData }) {
  const { logo, company_name, company_slogan } = app
  return (
    <Link className={styles.logo} to={addressOf('/')}>
      {logo ? (
        <img src={logo} alt="" height={44} />
      ) : (
        <span className={styles.logoMark} aria-hidden="true">
          {monogram(company_name)}
        </span>
      )}
      <span className={styles.logoText}>
        <b>{company_name}</b>
        <small>{company_slogan}</small>
      </span>
      <span className="sr">, {m.shell_home_title()}</span>
    </Link>
  )
}
