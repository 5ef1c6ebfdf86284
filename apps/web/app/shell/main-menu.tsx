import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useLocation } from 'react-router'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import styles from './styles/menu.module.css'

type MenuLinkProps = { item: { title: string; link: string }; pathname: string }

/** The lists open natively, on click, touch, Enter or Space; hover, arrows and Escape come with the first approach. */
export function MainMenu({ menus }: { menus: AppData['menus'] }) {
  const { pathname } = useLocation()
  return (
    <nav
      className={styles.menu}
      data-part="menu"
      aria-label={m.shell_main_menu()}
      onPointerEnter={enhance}
      onFocus={enhance}
    >
      <ul>
        {menus.map((item) => (
          <li key={item.title}>
            {item.children?.length ? (
              <details className={styles.menuDrop}>
                <summary>
                  {item.title}
                  <Icon of={chevronDownIcon} size="sm" />
                </summary>
                <ul className={styles.drop}>
                  {item.children.map((child) => (
                    <li key={child.link}>
                      <MenuLink item={child} pathname={pathname} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink item={item} pathname={pathname} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({ item, pathname }: MenuLinkProps) {
  return (
    <SmartLink to={item.link} aria-current={item.link === pathname ? 'page' : undefined}>
      {item.title}
    </SmartLink>
  )
}

function enhance({ currentTarget }: { currentTarget: HTMLElement }): void {
  import('./menu-bar.ts').then(
    ({ enhanceMenuBar }) => enhanceMenuBar(currentTarget),
    // Its links work without.
    () => {},
  )
}
