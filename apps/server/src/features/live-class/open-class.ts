import type { joinClass, ResponseOf } from '@prostuti/contract'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { Zoom } from '../zoom/index.ts'
import { browserAddress } from './browser-address.ts'
import type { OpenClass } from './find-class.ts'

type Opening = ResponseOf<typeof joinClass>['open']

type OpenerDeps = {
  zoom: Zoom
  /** The doctor's own link to a meeting, or undefined. */
  ownLink: (doctorId: number, meetingNumber: string) => Promise<string | undefined>
}

type Opener = { doctorId: number; name: string; phone: string; locale: Locale; now: Date }

/** What a doctor opens. Each way of holding a class has what it needs by the checks of its table. */
export async function openClass(deps: OpenerDeps, held: OpenClass, opener: Opener): Promise<Opening> {
  switch (held.heldBy) {
    case 'hall':
      return { how: 'hall', hall: pickText(held.hall!, opener.locale) }
    case 'youtube':
      return {
        how: 'embed',
        embed: `https://www.youtube-nocookie.com/embed/${held.youtubeId}`,
        watermark: { name: opener.name, phone: opener.phone },
      }
    case 'zoom':
      return openMeeting(deps, held, opener)
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
async function openMeeting(deps: OpenerDeps, held: OpenClass, { doctorId, name, now }: Opener): Promise<Opening> {
  const { meetingNumber, passcode } = held
  if (meetingNumber === null) return sharedLink(held)
  const own = await deps.ownLink(doctorId, meetingNumber)
  const signature = deps.zoom.sign(meetingNumber, now)
  const inBrowser = signature && browserAddress({ signature, meetingNumber, passcode, name, ownLink: own })
  if (own === undefined) return { ...sharedLink(held), in_browser: inBrowser ?? null }
  return { how: 'link', url: own, meeting_number: null, passcode: null, in_browser: inBrowser ?? null }
}
