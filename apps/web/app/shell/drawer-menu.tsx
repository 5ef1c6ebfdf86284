import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useLocation } from 'react-router'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import styles from './styles/drawer.module.css'

export function DrawerMenu({ menus }: { menus: AppData['menus'] }) {
  const { pathname } = useLocation()
  const current = (link: string) => (link === pathname ? 'page' : undefined)
  return (
    <nav aria-label={m.shell_main_menu()}>
      <ul className={styles.drawerMenu}>
        {menus.map(({ title, link, children }) => (
          <li key={title}>
            {children?.length ? (
              <details open={children.some((child) => child.link === pathname)}>
                <summary>
                  {title}
                  <Icon of={chevronDownIcon} />
                </summary>
                <ul>
                  {children.map((child) => (
                    <li key={child.link}>
                      <SmartLink to={child.link} aria-current={current(child.link)}>
                        {child.title}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <SmartLink to={link} aria-current={current(link)}>
                {title}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
