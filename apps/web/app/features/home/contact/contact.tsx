import type { contactList, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import type { ReactNode } from 'react'
import { get } from '../../../api/get.ts'
import { useAppData } from '../../../kit/app-data/use-app-data.ts'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { Drawing } from '../drawing.tsx'
import { SectionData } from '../sections/section-data.tsx'
import styles from '../styles/contact.module.css'
import { MapPlate } from './map-plate.tsx'

const contactsQuery = get<typeof contactList>('/api/v3/web/homepage/contact-list')

type Branch = ResponseOf<typeof contactList>['contacts'][number]

export function Contact({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SectionData
      query={contactsQuery}
      skeleton={skeleton}
      errorTitle={m.home_contact_error()}
      isEmpty={({ contacts }) => contacts.length === 0}
      emptyText={m.home_contact_empty()}
    >
      {({ contacts }) => <BranchCard branch={(contacts.find((branch) => branch.is_main) ?? contacts[0]) as Branch} />}
    </SectionData>
  )
}

function BranchCard({ branch }: { branch: Branch }) {
  const socials = useAppData()?.footer_social_links ?? []
  return (
    <div className={`card ${styles.contact}`}>
      <div className={styles.contactMap}>
        <MapPlate />
        {branch.map_url && (
          <SmartLink className="btn btn-line btn-sm" to={branch.map_url}>
            <Drawing d={arrowOnMap} size={18} />
            {m.home_contact_see_on_map()}
          </SmartLink>
        )}
      </div>
      <ul>
        {branch.phones.length > 0 && (
          <Row picture={<Icon name="phone" />} label={m.home_contact_phone_label()} note={branch.hours}>
            {branch.phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`}>
                {displayPhone(phone, getLocale())}
              </a>
            ))}
          </Row>
        )}
        {branch.email && (
          <Row picture={<Icon name="email" />} label={m.home_contact_email_label()}>
            <a href={`mailto:${branch.email}`} lang="en">
              {branch.email}
            </a>
          </Row>
        )}
        <Row picture={<Drawing d={pin} />} label={m.home_contact_address_label()} note={branch.directions}>
          <Phrase text={branch.address} />
        </Row>
        <li className={styles.soc}>
          {socials.map(({ kind, title, link }) => (
            <SmartLink key={link} className="btn btn-line btn-sm" to={link}>
              <Icon name={kind} />
              {title}
            </SmartLink>
          ))}
        </li>
      </ul>
    </div>
  )
}

type RowProps = { picture: ReactNode; label: string; note?: string | null; children: ReactNode }

function Row({ picture, label, note, children }: RowProps) {
  return (
    <li>
      {picture}
      <div>
        <span className="sr">{label}: </span>
        <b>{children}</b>
        {note && (
          <span>
            <Phrase text={note} />
          </span>
        )}
      </div>
    </li>
  )
}

const pin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
const arrowOnMap = 'M3 11 22 2l-9 19-2-8z'
