import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { phoneIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import styles from './faq.module.css'

/** Nothing found, or nothing written yet: either way somebody can be asked. */
export function NoQuestions({ searched }: { searched: boolean }) {
  const phone = useAppData()?.phone
  return (
    <div className="card">
      <EmptyState
        title={searched ? m.faq_none_title() : m.faq_empty_title()}
        text={searched ? m.faq_none_text() : m.faq_empty_text()}
        action={
          <div className={styles.faqWays}>
            {phone ? (
              <a className="btn btn-line" href={`tel:${phone}`}>
                <Icon of={phoneIcon} />
                {m.faq_none_call({ phone: displayPhone(phone, getLocale()) })}
              </a>
            ) : (
              <Link className="btn btn-line" to={addressOf('/contact-details')}>
                {m.faq_ask_action()}
              </Link>
            )}
            {searched && (
              <Link className="btn btn-quiet" to={addressOf('/faq')}>
                {m.faq_none_reset()}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}
