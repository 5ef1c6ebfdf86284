import type { contactList, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { channelIcons, emailIcon, mapIcon, phoneIcon, placeIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { useAppData } from '../../../kit/app-data/use-app-data.ts'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { SectionData } from '../sections/section-data.tsx'
import { contactsQuery } from '../sections/section-queries.ts'
import styles from '../styles/contact.module.css'
import { MapPlate } from './map-plate.tsx'

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
            <Icon of={mapIcon} />
            {m.home_contact_see_on_map()}
          </SmartLink>
        )}
      </div>
      <ul>
        {branch.phones.length > 0 && (
          <Row picture={<Icon of={phoneIcon} />} label={m.home_contact_phone_label()} note={branch.hours}>
            {branch.phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`}>
                {displayPhone(phone, getLocale())}
              </a>
            ))}
          </Row>
        )}
        {branch.email && (
          <Row picture={<Icon of={emailIcon} />} label={m.home_contact_email_label()}>
            <a href={`mailto:${branch.email}`} lang="en">
              {branch.email}
            </a>
          </Row>
        )}
        <Row picture={<Icon of={placeIcon} />} label={m.home_contact_address_label()} note={branch.directions}>
          <Phrase text={branch.address} />
        </Row>
        <li className={styles.soc}>
          {socials.map(({ kind, title, link }) => (
            <SmartLink key={link} className="btn btn-line btn-sm" to={link}>
              <Icon of={channelIcons[kind]} />
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
