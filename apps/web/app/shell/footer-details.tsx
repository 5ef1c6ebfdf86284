import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { lockIcon, storeIcons } from '@prostuti/ui/icons/common'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './styles/footer.module.css'

const stores = { android: 'Google Play', ios: 'App Store' }

export function FooterDetails({ app }: { app: AppData }) {
  const groups = [...new Set(app.footer_menu.map(({ group }) => group))]
  return (
    <div className={styles.footTop}>
      <div>
        {app.footer_logo && <img className={styles.footLogo} src={app.footer_logo} alt="" height={44} loading="lazy" />}
        <p className={styles.footName}>{app.company_name}</p>
        <p>{app.footer_text}</p>
      </div>
      {groups.map((group) => (
        <nav key={group} aria-label={group}>
          <p className={styles.footH}>{group}</p>
          {app.footer_menu
            .filter((item) => item.group === group)
            .map(({ title, link }) => (
              <SmartLink key={link} to={link}>
                {title}
              </SmartLink>
            ))}
        </nav>
      ))}
      <div>
        <p className={styles.footH}>{m.shell_footer_stay_in_touch()}</p>
        <SocialLinks links={app.footer_social_links} />
        {app.app_links.length > 0 && <p className={styles.footH}>{m.shell_footer_apps()}</p>}
        <p className={styles.footApps}>
          {app.app_links.map(({ platform, link }) => (
            <SmartLink key={platform} to={link} lang="en">
              <Icon of={storeIcons[platform]} />
              {stores[platform]}
            </SmartLink>
          ))}
        </p>
        <p className={styles.footPay}>
          <Icon of={lockIcon} size="sm" />
          {m.shell_footer_safe_payment()}
        </p>
      </div>
    </div>
  )
}
