import { Icon, type IconShape } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { SmartLink } from './smart-link.tsx'
import styles from './ways.module.css'

export type Way = { icon: IconShape; to: string; title: string; text?: ReactNode }

/** Where a reader who met no page can go from here. */
export function Ways({ label, ways }: { label: string; ways: Way[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {ways.map(({ icon, to, title, text }) => (
          <li key={to}>
            <SmartLink to={to}>
              <Icon of={icon} />
              <span>
                <b>{title}</b>
                {text && <small>{text}</small>}
              </span>
              <Icon of={chevronRightIcon} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
