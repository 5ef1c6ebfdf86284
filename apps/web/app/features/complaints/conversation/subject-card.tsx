import { Icon } from '@prostuti/ui/icon'
import type { ReactNode } from 'react'
import { addressOf } from '../../../kit/address/address-of.ts'
import { AboutFacts } from '../about-facts.tsx'
import { categoryIcons } from '../category-icons.ts'
import type { Complaint } from '../complaint-queries.ts'
import { categoryNames } from '../complaint-words.ts'
import { StateChip } from '../state-chip.tsx'
import complaintsStyles from '../styles/complaints.module.css'
import conversationStyles from '../styles/conversation.module.css'
import { thingAddress } from '../thing-address.ts'
import { thingWords } from '../thing-words.ts'

/** What the conversation is about and how it stands; a lecture leads back to its second. */
export function SubjectCard({ complaint, children }: { complaint: Complaint; children?: ReactNode }) {
  const { category, state, course, about } = complaint
  return (
    <div className={`card ${conversationStyles.sayAbout}`}>
      <div className={conversationStyles.sayAboutTop}>
        <span className={complaintsStyles.sayKind}>
          <Icon of={categoryIcons[category]} />
        </span>
        <b>{categoryNames[category]()}</b>
        <StateChip state={state} />
      </div>
      <AboutFacts
        course={course && { name: course.title, to: addressOf('/my/courses/:id', { id: course.id }) }}
        thing={about ? { ...thingWords(about), to: thingAddress(complaint) } : undefined}
      />
      {children}
    </div>
  )
}
