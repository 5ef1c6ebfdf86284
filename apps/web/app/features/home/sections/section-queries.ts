import type { batchCategories, contactList, courses, eventCategories, faqs, otherServices } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

export const eventsQuery = get<typeof eventCategories>('/api/v3/web/homepage/event-categories', {
  'per-page': 4,
  'list-for': 'homepage-section',
})
export const categoriesQuery = get<typeof batchCategories>('/api/v3/web/homepage/batch-categories')
export const servicesQuery = get<typeof otherServices>('/api/v3/web/homepage/other-services')
export const coursesQuery = get<typeof courses>('/api/v3/web/homepage/courses')
export const faqsQuery = get<typeof faqs>('/api/v3/web/faqs', { 'list-for': 'homepage', perpage: 5 })
export const contactsQuery = get<typeof contactList>('/api/v3/web/homepage/contact-list')

/** All that the sections of the home page show; its HTML has it. */
export const sectionQueries = [eventsQuery, categoriesQuery, servicesQuery, coursesQuery, faqsQuery, contactsQuery]
