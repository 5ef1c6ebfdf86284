import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { RequiredForm } from './required-form.tsx'

/** Closed by a successful submit alone; its form has a way out for somebody who will not answer now. */
export default function RequiredDialog({ doctor }: { doctor: Doctor }) {
  return (
    <Dialog open dismissible={false} onClose={() => {}} title={m.my_required_title()}>
      <RequiredForm doctor={doctor} />
    </Dialog>
  )
}
