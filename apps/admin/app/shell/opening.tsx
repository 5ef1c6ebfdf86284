import * as m from '@prostuti/text/messages'

/** Before the office knows who has come. */
export function Opening() {
  return (
    <p role="status" className="sr">
      {m.office_loading()}
    </p>
  )
}
