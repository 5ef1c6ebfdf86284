import * as m from '@prostuti/text/messages'
import { Phrase } from '../rich-text/phrase.tsx'
import type { CalendarLinks } from './calendar-links.ts'

/** The two presses that suffice for nearly everybody: Google's calendar, which opens no link to a calendar, and all that do. */
export function SubscribeLinks({ google, subscribe }: CalendarLinks) {
  return (
    <>
      <a className="btn btn-brand btn-full" href={google} target="_blank" rel="noopener">
        <span>
          <Phrase text={m.schedule_calendar_google()} />
        </span>
      </a>
      <a className="btn btn-line btn-full" href={subscribe}>
        {m.schedule_calendar_app()}
      </a>
    </>
  )
}
