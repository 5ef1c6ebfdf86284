import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { SectionData } from '../sections/section-data.tsx'
import { faqsQuery } from '../sections/section-queries.ts'
import styles from '../styles/faq.module.css'

export function Faqs({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SectionData
      query={faqsQuery}
      skeleton={skeleton}
      errorTitle={m.home_faq_error()}
      isEmpty={(data) => data.faqs.length === 0}
      emptyText={m.home_faq_empty()}
    >
      {(data) => (
        <ol className={styles.faq}>
          {data.faqs.map(({ id, title }, position) => (
            <li key={id}>
              <Link to={addressOf('/faq/:id/show', { id })}>
                <span className={styles.n} aria-hidden="true">
                  {localizeDigits(position + 1, getLocale())}
                </span>
                <span>
                  <Phrase text={title} />
                </span>
                <Icon of={chevronRightIcon} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </SectionData>
  )
}
