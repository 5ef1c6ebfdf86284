import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { bellIcon } from '@prostuti/ui/icons/my'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { Badge } from './badge.tsx'
import { useUnread } from './use-unread.ts'

/** The way to the notices, with how many are new. */
export function Bell() {
  const { notices } = useUnread()
  return (
    <Link className="icon-btn" to={addressOf('/my/notices')}>
      <Icon of={bellIcon} />
      <span className="sr">{m.my_notices()}</span>
      <Badge count={notices} />
    </Link>
  )
}
