import { Link, useLocation } from 'react-router'
import { currentOf } from './is-current.ts'
import type { MenuItem } from './menu.tsx'

type MenuLinksProps = { items: readonly MenuItem[]; onFollow?: () => void }

export function MenuLinks({ items, onFollow }: MenuLinksProps) {
  const { pathname } = useLocation()
  const current = currentOf(
    items.map(({ to }) => to),
    pathname,
  )
  return (
    <ul>
      {items.map(({ to, icon, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === current ? 'page' : undefined} onClick={onFollow}>
            {icon}
            <span>{label()}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
