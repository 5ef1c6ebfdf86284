import { Icon } from '@prostuti/ui/icon'
import { channelIcons } from '@prostuti/ui/icons/common'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import styles from './styles/header.module.css'

export function SocialLinks({ links }: { links: AppData['footer_social_links'] }) {
  if (links.length === 0) return null
  return (
    <div className={styles.social} data-part="social">
      {links.map(({ kind, title, link }) => (
        <SmartLink key={link} to={link}>
          <Icon of={channelIcons[kind]} />
          <span className="sr">{title}</span>
        </SmartLink>
      ))}
    </div>
  )
}
