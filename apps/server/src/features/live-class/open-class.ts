import type { joinClass, ResponseOf } from '@prostuti/contract'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { Zoom } from '../zoom/index.ts'
import { browserAddress } from './browser-address.ts'
import type { OpenClass, Opener } from './find-open-class.ts'
import type { MakeOwnLink } from './make-own-link.ts'

type Opening = ResponseOf<typeof joinClass>['open']

type OpenerDeps = { zoom: Zoom; makeOwnLink: MakeOwnLink }

type ClassToOpen = { held: OpenClass; opener: Opener; locale: Locale; now: Date }

/** What a doctor opens. Each way of holding a class has what it needs by the checks of its table. */
export async function openClass(deps: OpenerDeps, opened: ClassToOpen): Promise<Opening> {
  const { held, opener, locale } = opened
  switch (held.heldBy) {
    case 'hall':
      return { how: 'hall', hall: pickText(held.hall!, locale) }
    case 'youtube':
      return {
        how: 'embed',
        embed: `https://www.youtube-nocookie.com/embed/${held.youtubeId}`,
        watermark: { name: opener.name, phone: opener.phone },
      }
    case 'zoom':
      return openMeeting(deps, opened)
    case 'meet':
    case 'link':
      return sharedLink(held)
  }
}

const sharedLink = ({ link, meetingNumber, passcode }: OpenClass) => ({
  how: 'link' as const,
  url: link!,
  meeting_number: meetingNumber,
  passcode,
  in_browser: null,
})

/** With a link of their own a doctor needs neither number nor passcode, and has nothing to pass on that others could use. */
async function openMeeting(deps: OpenerDeps, { held, opener, now }: ClassToOpen): Promise<Opening> {
  const { meetingNumber, passcode } = held
  if (meetingNumber === null) return sharedLink(held)
  const own = opener.ownLink ?? (await deps.makeOwnLink(opener, meetingNumber))
  const signature = deps.zoom.sign(meetingNumber, now)
  const inBrowser = signature && browserAddress({ signature, meetingNumber, passcode, name: opener.name, ownLink: own })
  if (own === undefined) return { ...sharedLink(held), in_browser: inBrowser ?? null }
  return { how: 'link', url: own, meeting_number: null, passcode: null, in_browser: inBrowser ?? null }
}
