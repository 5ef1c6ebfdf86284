import * as m from '@prostuti/text/messages'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { useSession } from '../../../kit/session/session.ts'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import { RaiseForm } from '../raise/raise-form.tsx'
import { raiseTitle } from '../raise/raise-title.ts'
import { wishOf } from '../raise/raise-wish.ts'
import { ComplaintList } from './complaint-list.tsx'

/** The conversations; `?new=1`, or something to ask about, opens the form instead. */
export function ComplaintsPage() {
  const [query] = useSearchParams()
  const { doctor } = useSession()
  const staff = useStaffView()
  const wish = wishOf(query)
  if (wish === undefined || staff)
    return (
      <MyPage title={m.my_complaints()}>
        <ComplaintList />
      </MyPage>
    )
  return (
    <MyPage title={raiseTitle(wish)} back={{ to: addressOf('/my/complain-box'), label: m.complaint_all() }}>
      {doctor && <RaiseForm key={wish.draftName} wish={wish} doctorId={doctor.id} />}
    </MyPage>
  )
}
