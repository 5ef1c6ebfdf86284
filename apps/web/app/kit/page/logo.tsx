import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import type { AppData } from '../app-data/use-app-data.ts'
import { monogram } from '../doctor/monogram.ts'

/** The centre's logo; without one, a book with the first letter of its name on the cover. */
export function Logo({ app }: { app: AppData }) {
  const { logo, company_name, company_slogan } = app
  return (
    <Link className="logo" to={addressOf('/')}>
      {logo ? (
        <img src={logo} alt="" height={44} />
      ) : (
        <span className="logo-mark" aria-hidden="true">
          {monogram(company_name)}
        </span>
      )}
      <span className="logo-text">
        <b>{company_name}</b>
        <small>{company_slogan}</small>
      </span>
      <span className="sr">, {m.shell_home_title()}</span>
    </Link>
  )
}
