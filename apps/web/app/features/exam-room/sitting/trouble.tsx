import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useHere } from '../../../kit/address/here.ts'
import { loginAddress, nextParam } from '../../../kit/session/guard.ts'
import type { RunningRoom } from '../engine/room.ts'

type Trouble = NonNullable<RunningRoom['trouble']>

/** Why nothing is sent although there is a network, what it means for the answers, and the way out. */
export const troubleWords: Record<Trouble, { title: () => string; text: () => string; way: () => string }> = {
  'signed-out': { title: m.room_signed_out, text: m.room_signed_out_text, way: m.room_log_in },
  device: { title: m.room_device, text: m.room_device_text, way: m.room_verify },
}

/** Comes back to this room afterwards, where what waits is sent. */
export function TroubleLink({ trouble, className }: { trouble: Trouble; className: string }) {
  const { name, params } = useHere()
  return (
    <Link
      className={className}
      to={
        trouble === 'device'
          ? `${addressOf('/my/account/devices')}?${nextParam(name, params)}`
          : loginAddress(name, params)
      }
    >
      {troubleWords[trouble].way()}
    </Link>
  )
}
