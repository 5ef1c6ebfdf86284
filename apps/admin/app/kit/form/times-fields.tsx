import * as m from '@prostuti/text/messages'
import { Check } from './fields.tsx'
import { MomentBox } from './typed-fields.tsx'

/** What a new thing that a batch gets for a time says of its times. */
export const blankTimes = () => ({ published_at: new Date().toISOString(), until: null, is_active: true })

export const timesLabels = () => ({
  published_at: m.office_free_video_published(),
  until: m.office_media_until(),
  is_active: m.office_shown(),
})

/** From when to when something is there for a batch, and whether it is shown at all. */
export function TimesFields() {
  const labels = timesLabels()
  return (
    <>
      <MomentBox name="published_at" label={labels.published_at} />
      <MomentBox name="until" label={labels.until} note={m.office_optional()} hint={m.office_media_until_hint()} />
      <Check name="is_active" label={m.office_media_show()} />
    </>
  )
}
