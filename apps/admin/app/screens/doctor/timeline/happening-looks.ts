import {
  BellRing,
  CalendarCheck,
  Eye,
  Flag,
  Laptop,
  type LucideIcon,
  MessageSquareWarning,
  MessagesSquare,
  MonitorPlay,
  Receipt,
  Reply,
  SquarePen,
  StickyNote,
  Ticket,
  Truck,
  Undo2,
  UserRound,
  UserRoundCheck,
  Video,
  WalletMinimal,
  Wrench,
} from 'lucide-react'
import type { Happening } from '../doctor-types.ts'

const icons: Record<Happening['kind'], LucideIcon> = {
  payment: WalletMinimal,
  refund: Undo2,
  refund_request: Undo2,
  order_change: CalendarCheck,
  reminder: BellRing,
  enrolment: UserRoundCheck,
  subscription: MonitorPlay,
  event: Ticket,
  attempt: Flag,
  objection: MessageSquareWarning,
  parcel: Truck,
  complaint: MessagesSquare,
  answer: Reply,
  registered: UserRound,
  device: Laptop,
  device_request: Laptop,
  video: Video,
  class: Video,
  note: StickyNote,
  deed: Wrench,
}

export function iconOf({ kind, state }: Happening): LucideIcon {
  if (kind === 'payment' && state === 'paid') return Receipt
  if (kind === 'attempt' && state === 'running') return SquarePen
  if (kind === 'deed' && state?.startsWith('impersonation')) return Eye
  return icons[kind]
}

const lost = ['failed', 'on_hold', 'returned', 'void']

/** What goes on at this moment, and what went wrong. */
export function toneOf({ kind, state }: Happening): 'now' | 'bad' | undefined {
  if (kind === 'attempt' && state === 'running') return 'now'
  return state !== null && lost.includes(state) ? 'bad' : undefined
}
