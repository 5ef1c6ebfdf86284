import * as m from '@prostuti/text/messages'
import { Link, useLocation } from 'react-router'
import { useMay } from '../session/me.ts'
import { menuFor } from './menu/menu.ts'

/** In place of a screen where an address leads nowhere, to what is gone, or to what is not this member's. */
export function NotFound() {
  const { pathname } = useLocation()
  const list = menuFor(useMay())
    .flatMap((group) => [...group.items, group])
    .find(({ to }) => to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <section className="card void">
      <h1>{m.office_not_found()}</h1>
      <p>{m.office_not_found_text()}</p>
      <Link className="btn btn-brand" to={list?.to ?? '/'}>
        {list ? m.office_back_to({ what: list.title() }) : m.office_back_to({ what: m.office_menu_today() })}
      </Link>
    </section>
  )
}
