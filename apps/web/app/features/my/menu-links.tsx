import { Link, useLocation } from 'react-router'
import { Badge } from '../../kit/notices/badge.tsx'
import { useUnread } from '../../kit/notices/use-unread.ts'
import { currentOf } from './is-current.ts'
import type { MenuItem } from './menu.tsx'

type MenuLinksProps = { items: readonly MenuItem[]; onFollow?: () => void }

export function MenuLinks({ items, onFollow }: MenuLinksProps) {
  const { pathname } = useLocation()
  const counts = useUnread()
  const current = currentOf(
    items.map(({ to }) => to),
    pathname,
  )
  return (
    <ul>
      {items.map(({ to, icon, label, unread }) => (
        <li key={to}>
          <Link to={to} aria-current={to === current ? 'page' : undefined} onClick={onFollow}>
            {icon}
            <span>{label()}</span>
            {unread && <Badge count={counts[unread]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
