import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { Hero } from './hero/hero.tsx'
import { ScrollingNotices } from './notices/scrolling-notices.tsx'
import { LazySection } from './sections/lazy-section.tsx'
import { batchesSkeleton, contactSkeleton, eventsSkeleton, faqSkeleton } from './sections/skeletons.tsx'
import styles from './styles/lazy.module.css'

export function HomePage() {
  // Without app data, from a server in trouble, the sections follow when it has come.
  const sections = useAppData()?.home_sections
  return (
    <>
      <ScrollingNotices />
      <Hero />
      {sections && (
        <div className="wrap">
          <LazySection
            id="events"
            {...sections.events}
            all={{ to: addressOf('/events'), label: m.home_events_all() }}
            minHeight={200}
            skeleton={eventsSkeleton}
          />
          <LazySection
            id="batches"
            {...sections.batches}
            all={{ to: addressOf('/batches'), label: m.home_batches_all() }}
            minHeight={250}
            skeleton={batchesSkeleton}
          />
          <div className={styles.split}>
            <LazySection
              id="faq"
              {...sections.faq}
              all={{ to: addressOf('/faq'), label: m.home_faq_all() }}
              minHeight={120}
              skeleton={faqSkeleton}
            />
            <LazySection
              id="contact"
              {...sections.contact}
              all={{ to: addressOf('/contact-details'), label: m.home_contact_all_branches() }}
              minHeight={120}
              skeleton={contactSkeleton}
            />
          </div>
        </div>
      )}
    </>
  )
}
