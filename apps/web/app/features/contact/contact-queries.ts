import type { contactList, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Branch = ResponseOf<typeof contactList>['contacts'][number]

export const contactsQuery = get<typeof contactList>('/api/v3/web/homepage/contact-list')
