import { Batches } from '../batches/batches.tsx'
import { Contact } from '../contact/contact.tsx'
import { Events } from '../events/events.tsx'
import { Faqs } from '../faq/faqs.tsx'

/**
 * What the sections show below their headings, by the section's id. In one file of six kilobytes, which the first section
 * seen brings along: a request each would take longer on a slow network, and without one the others can still speak.
 */
export const bodies = { events: Events, batches: Batches, faq: Faqs, contact: Contact }

export type SectionId = keyof typeof bodies
