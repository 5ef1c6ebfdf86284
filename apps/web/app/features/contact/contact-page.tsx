import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { bookIcon, channelIcons } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { addressOf } from '../../kit/address/address-of.ts'
import { type AppData, useAppData } from '../../kit/app-data/use-app-data.ts'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import { BranchCard } from './branch-card.tsx'
import styles from './contact.module.css'
import { type Branch, contactsQuery } from './contact-queries.ts'
import { ContactSkeleton } from './contact-skeleton.tsx'
import { contactCrumbs } from './crumbs.ts'
import { TalkNow } from './talk-now.tsx'

export function ContactPage() {
  const app = useAppData()
  return (
    <LoadedPage
      query={contactsQuery}
      skeleton={<ContactSkeleton />}
      errorTitle={m.contact_error()}
      title={() => m.contact_title()}
    >
      {({ contacts }) => (
        <div className="wrap">
          <PageHead crumbs={contactCrumbs()} title={m.contact_title()} lead={m.contact_lead()} />
          <TalkNow channels={app?.support_channels ?? []} />
          <Branches branches={contacts} />
          <div className={styles.contactEnd}>
            <AskCard
              icon={bookIcon}
              title={m.contact_faq_title()}
              text={m.contact_faq_text()}
              to={addressOf('/faq')}
              action={m.contact_faq_action()}
            />
            <Social links={app?.footer_social_links ?? []} />
          </div>
        </div>
      )}
    </LoadedPage>
  )
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <section className="block" aria-labelledby="branches">
      <SectionHead id="branches" title={m.contact_branches_title()} />
      {branches.length === 0 ? (
        <div className="card">
          <EmptyState title={m.contact_empty_title()} />
        </div>
      ) : (
        <div className={styles.branches}>
          {branches.map((branch, position) => (
            <BranchCard key={branch.id} branch={branch} position={position} />
          ))}
        </div>
      )}
    </section>
  )
}

function Social({ links }: { links: AppData['footer_social_links'] }) {
  if (links.length === 0) return null
  return (
    <section className={`card ${styles.contactSocial}`} aria-labelledby="social">
      <h2 id="social">{m.contact_social_title()}</h2>
      <div className={styles.contactLinks}>
        {links.map(({ kind, title, link }) => (
          <SmartLink key={link} className="btn btn-line btn-sm" to={link}>
            <Icon of={channelIcons[kind]} />
            {title}
          </SmartLink>
        ))}
      </div>
    </section>
  )
}
