import type { UploadKind } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Transfer, Uploaded } from './transfers.ts'

const refusals: Record<NonNullable<Uploaded['refusal']>, () => string> = {
  not_a_video: m.office_upload_not_a_video,
  not_a_pdf: m.office_upload_not_a_pdf,
  unreadable: m.office_upload_unreadable,
  protected: m.office_upload_protected,
  no_pictures: m.office_upload_no_pictures,
  needs_ffmpeg: m.office_upload_needs_ffmpeg,
}

export const refusalWords = ({ refusal }: Pick<Uploaded, 'refusal'>): string =>
  refusal === null ? m.office_failed() : refusals[refusal]()

/** Sizes as people say them: 12.4 MB, 1.9 GB. */
export function sizeWords(bytes: number): string {
  const units = ['KB', 'MB', 'GB']
  let value = bytes / 1024
  let unit = 0
  while (value >= 1024 && unit < 2) {
    value /= 1024
    unit += 1
  }
  const shown = value >= 100 || unit === 0 ? Math.ceil(value) : Math.round(value * 10) / 10
  return `${formatNumber(shown, getLocale())} ${units[unit]}`
}

export const acceptedBy: Record<UploadKind, string> = {
  video: 'video/mp4,video/webm,video/x-matroska,video/quicktime,.mp4,.m4v,.mov,.webm,.mkv',
  document: 'application/pdf,.pdf',
}

/** Where a file stands, in a word or two. */
export function phaseWords({ phase, sent, bytes }: Transfer): string {
  const percent = formatNumber(Math.floor((sent / bytes) * 100), getLocale())
  const words: Record<Transfer['phase'], () => string> = {
    sending: () => m.office_upload_sending({ percent, sent: sizeWords(sent), all: sizeWords(bytes) }),
    waiting: () => m.office_upload_waiting({ percent }),
    paused: () => m.office_upload_paused({ percent }),
    judging: m.office_upload_judging,
    judged: m.office_upload_arrived,
    failed: m.office_failed,
  }
  return words[phase]()
}

/** What a screen reader says by itself: each quarter of the way once, not every percent. */
export const spokenWords = (transfer: Transfer): string => {
  const quarter = transfer.bytes / 4
  return phaseWords({ ...transfer, sent: Math.floor(transfer.sent / quarter) * quarter })
}
