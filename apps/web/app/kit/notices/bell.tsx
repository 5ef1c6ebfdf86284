import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { MyIcon } from '../my-page/icon.tsx'
import { Badge } from './badge.tsx'
import { useUnread } from './use-unread.ts'

/** The way to the notices, with how many are new. */
export function Bell() {
  const { notices } = useUnread()
  return (
    <Link className="icon-btn" to={addressOf('/my/notices')}>
      <MyIcon name="bell" />
      <span className="sr">{m.my_notices()}</span>
      <Badge count={notices} />
    </Link>
  )
}
