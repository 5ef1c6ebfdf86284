import * as m from '@prostuti/text/messages'
import { normalizePhone } from '@prostuti/text/phone'
import { WaitNote } from '../../kit/form/wait/wait-note.tsx'

type CodeWaitProps = {
  form: { waitUntil: number | undefined; endWait: () => void; values: () => { phone?: string } }
  /** The code came to another tab, or before a reload that lost the way: only its number is needed to use it. */
  onHasCode: (phone: string) => void
}

/** The wait for another code, and the way on for somebody who has one. */
export function CodeWait({ form: { waitUntil, endWait, values }, onHasCode }: CodeWaitProps) {
  if (!waitUntil) return null
  const takeCode = () => {
    const phone = normalizePhone(values().phone ?? '')
    if (phone) onHasCode(phone)
  }
  return (
    <WaitNote until={waitUntil} onOver={endWait}>
      <button type="button" className="btn btn-line btn-sm" onClick={takeCode}>
        {m.account_have_code()}
      </button>
    </WaitNote>
  )
}
