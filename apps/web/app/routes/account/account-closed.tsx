import * as m from '@prostuti/text/messages'
import { EmptyShelf } from '@prostuti/ui/drawings/empty-shelf'
import { Link, type MetaFunction } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.closing_done_title(), index: false })

export default function AccountClosed() {
  return (
    <div className="wrap">
      <div className="void">
        <EmptyShelf />
        <h1>{m.closing_done_title()}</h1>
        <p>{m.closing_done()}</p>
        <Link className="btn btn-line" to={addressOf('/')}>
          {m.closing_done_home()}
        </Link>
      </div>
    </div>
  )
}
