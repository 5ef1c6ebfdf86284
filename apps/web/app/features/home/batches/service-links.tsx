import type { otherServices, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { drawingOf } from '../../../kit/batch/drawings.ts'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batches.module.css'

type Services = ResponseOf<typeof otherServices>['services']

/** A quiet line below the batches. */
export function ServiceLinks({ services }: { services: Services }) {
  return (
    <nav className={styles.services} aria-label={m.home_services_label()}>
      {services.slice(0, 4).map(({ id, title, subtitle, icon, link }) => (
        <SmartLink key={id} to={link}>
          <Icon of={{ line: drawingOf(icon), weight: 1.5 }} />
          <span>
            <b>
              <Phrase text={title} />
            </b>
            {subtitle && (
              <small>
                <Phrase text={subtitle} />
              </small>
            )}
          </span>
        </SmartLink>
      ))}
    </nav>
  )
}
