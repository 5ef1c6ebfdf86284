import * as m from '@prostuti/text/messages'
import { OwnEventsPage } from '../../../features/events/own/own-events-page.tsx'

export const title = m.my_events

export default OwnEventsPage
