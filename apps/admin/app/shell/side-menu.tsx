import { Link, NavLink, useLocation } from 'react-router'
import { useMay } from '../session/me.ts'
import styles from './frame.module.css'
import { menuFor } from './menu/menu.ts'
import type { MenuGroup, MenuItem } from './menu/menu-group.ts'

/** The map of what this member may do. Only the group they are in shows its screens: the whole map would not fit beside a desk. */
export function SideMenu({ onLeave }: { onLeave: () => void }) {
  const groups = menuFor(useMay())
  const { pathname } = useLocation()
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.to}>
          {group.items.length > 1 ? (
            <Group {...group} isHere={isIn(group, pathname)} pathname={pathname} onLeave={onLeave} />
          ) : (
            <NavLink to={group.to} end={group.to === '/'} title={group.title()} onClick={onLeave}>
              <group.icon aria-hidden="true" size={20} />
              <span>{group.title()}</span>
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  )
}

const isIn = ({ items }: Pick<MenuGroup, 'items'>, pathname: string): boolean =>
  items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))

/** Of two screens whose addresses begin alike, the longer one is where somebody is. */
const isAbove = ({ to }: MenuItem, items: readonly MenuItem[], pathname: string): boolean =>
  items.some((other) => other.to.startsWith(`${to}/`) && isIn({ items: [other] }, pathname))

type GroupProps = MenuGroup & { isHere: boolean; pathname: string; onLeave: () => void }

function Group({ title, to, icon: Icon, items, isHere, pathname, onLeave }: GroupProps) {
  return (
    <>
      <Link to={to} title={title()} data-is={isHere ? 'here' : undefined}>
        <Icon aria-hidden="true" size={20} />
        <span>{title()}</span>
      </Link>
      {isHere && (
        <ul className={styles.screens}>
          {items.map((item) => (
            <li key={item.to}>
              <NavLink to={item.to} end={isAbove(item, items, pathname)} onClick={onLeave}>
                {item.title()}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
