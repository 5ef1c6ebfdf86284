import {
  room_device,
  room_device_text,
  room_log_in,
  room_signed_out,
  room_signed_out_text,
  room_verify,
} from '@prostuti/text/messages'
import { Link, useMatches } from 'react-router'
import { loginAddress, nextParam } from '../../../plumbing/guard.ts'
import type { RunningRoom } from '../engine/room.ts'

type Trouble = NonNullable<RunningRoom['trouble']>

/** Why nothing is sent although there is a network, what it means for the answers, and the way out. */
export const troubleWords: Record<Trouble, { title: () => string; text: () => string; way: () => string }> = {
  'signed-out': { title: room_signed_out, text: room_signed_out_text, way: room_log_in },
  device: { title: room_device, text: room_device_text, way: room_verify },
}

/** Comes back to this room afterwards, where what waits is sent. */
export function TroubleLink({ trouble, className }: { trouble: Trouble; className: string }) {
  const leaf = useMatches().at(-1)
  const [name, params] = [leaf?.id ?? '', leaf?.params ?? {}]
  return (
    <Link
      className={className}
      to={trouble === 'device' ? `/my/account/devices?${nextParam(name, params)}` : loginAddress(name, params)}
    >
      {troubleWords[trouble].way()}
    </Link>
  )
}
