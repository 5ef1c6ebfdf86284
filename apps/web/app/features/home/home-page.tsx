import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { Batches } from './batches/batches.tsx'
import { Contact } from './contact/contact.tsx'
import { Events } from './events/events.tsx'
import { Faqs } from './faq/faqs.tsx'
import { Hero } from './hero/hero.tsx'
import { ScrollingNotices } from './notices/scrolling-notices.tsx'
import { HomeSection } from './sections/home-section.tsx'
import { batchesSkeleton, contactSkeleton, eventsSkeleton, faqSkeleton } from './sections/skeletons.tsx'
import styles from './styles/section.module.css'

export function HomePage() {
  // Without app data, from a server in trouble, the sections follow when it has come.
  const sections = useAppData()?.home_sections
  return (
    <>
      <ScrollingNotices />
      <Hero />
      {sections && (
        <div className="wrap">
          <HomeSection
            id="events"
            {...sections.events}
            all={{ to: addressOf('/events'), label: m.home_events_all() }}
            minHeight={200}
            Body={Events}
            skeleton={eventsSkeleton}
          />
          <HomeSection
            id="batches"
            {...sections.batches}
            all={{ to: addressOf('/batches'), label: m.home_batches_all() }}
            minHeight={250}
            Body={Batches}
            skeleton={batchesSkeleton}
          />
          <div className={styles.split}>
            <HomeSection
              id="faq"
              {...sections.faq}
              all={{ to: addressOf('/faq'), label: m.home_faq_all() }}
              minHeight={120}
              Body={Faqs}
              skeleton={faqSkeleton}
            />
            <HomeSection
              id="contact"
              {...sections.contact}
              all={{ to: addressOf('/contact-details'), label: m.home_contact_all_branches() }}
              minHeight={120}
              Body={Contact}
              skeleton={contactSkeleton}
            />
          </div>
        </div>
      )}
    </>
  )
}
