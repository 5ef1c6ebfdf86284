import {
  faq_ask_action,
  faq_empty_text,
  faq_empty_title,
  faq_none_call,
  faq_none_reset,
  faq_none_text,
  faq_none_title,
} from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { useAppData } from '../app-data/use-app-data.ts'

/** Nothing found, or nothing written yet: either way somebody can be asked. */
export function NoQuestions({ searched }: { searched: boolean }) {
  const phone = useAppData()?.phone
  return (
    <div className="card">
      <EmptyState
        title={searched ? faq_none_title() : faq_empty_title()}
        text={searched ? faq_none_text() : faq_empty_text()}
        action={
          <div className="faq-ways">
            {phone ? (
              <a className="btn btn-line" href={`tel:${phone}`}>
                <Icon name="phone" />
                {faq_none_call({ phone: displayPhone(phone, getLocale()) })}
              </a>
            ) : (
              <Link className="btn btn-line" to="/contact-details">
                {faq_ask_action()}
              </Link>
            )}
            {searched && (
              <Link className="btn btn-quiet" to="/faq">
                {faq_none_reset()}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}
