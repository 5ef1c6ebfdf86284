import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { Redirect } from '../../kit/my-page/redirect.tsx'
import { useDeviceAddresses } from './addresses.ts'
import { SignIns } from './sign-ins.tsx'

/** While a doctor may use any number of devices there is nothing to verify; where one is signed in can still be seen. */
export function ComingSoonPage() {
  const { list } = useDeviceAddresses()
  const now = useNow()
  if (useAppData()?.device_locking) return <Redirect to={list} />
  return (
    <div className="stack-lg">
      <div className="card">
        <EmptyState title={m.my_soon_title()} text={m.my_soon_text()} />
      </div>
      <SignIns now={now} />
    </div>
  )
}
