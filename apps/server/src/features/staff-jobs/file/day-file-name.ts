import { dhakaDate } from '@prostuti/text/dhaka-date'

/** What a file is called that was made today: without signs that a disk refuses. */
export const dayFileName = (title: string, now: Date, ending: string): string =>
  `${title.replace(/[\\/:*?"<>|]/g, ' ')} ${dhakaDate(now)}.${ending}`
