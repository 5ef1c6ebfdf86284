import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { mapIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { BranchMap } from './branch-map.tsx'
import styles from './contact.module.css'
import type { Branch } from './contact-queries.ts'

export function BranchCard({ branch, position }: { branch: Branch; position: number }) {
  const { name, phones, email, address, directions, hours, map_url, is_main } = branch
  return (
    <article
      className={is_main ? `card ${styles.branch} ${styles.branchMain}` : `card ${styles.branch}`}
      aria-labelledby={`branch-${branch.id}`}
    >
      <div className={styles.branchMap}>
        <BranchMap position={position} />
        {map_url && (
          <SmartLink className="btn btn-line btn-sm" to={map_url}>
            <Icon of={mapIcon} />
            {m.contact_map()}
            <span className="sr">: {name}</span>
          </SmartLink>
        )}
      </div>
      <div className={styles.branchText}>
        <h3 id={`branch-${branch.id}`}>
          <Phrase text={name} />
        </h3>
        <dl>
          <Row label={m.contact_address()}>
            <Phrase text={address} />
          </Row>
          {directions && (
            <Row label={m.contact_way()}>
              <Phrase text={directions} />
            </Row>
          )}
          {hours && (
            <Row label={m.contact_hours()}>
              <Phrase text={hours} />
            </Row>
          )}
          {phones.length > 0 && (
            <Row label={m.contact_phone()}>
              {phones.map((phone) => (
                <a key={phone} href={`tel:${phone}`}>
                  {displayPhone(phone, getLocale())}
                </a>
              ))}
            </Row>
          )}
          {email && (
            <Row label={m.contact_email()}>
              <a href={`mailto:${email}`} lang="en">
                {email}
              </a>
            </Row>
          )}
        </dl>
      </div>
    </article>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
