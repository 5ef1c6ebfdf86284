import type { waitingQueues } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import {
  AtSign,
  Banknote,
  BookOpenCheck,
  ChevronRight,
  Clock,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageSquareWarning,
  MessagesSquare,
  PackageOpen,
  PenLine,
  Reply,
  Signature,
  Smartphone,
  TicketCheck,
  Truck,
  Undo2,
  Users,
  WalletMinimal,
} from 'lucide-react'
import { Link } from 'react-router'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { useMe } from '../../session/me.ts'
import { ageWords } from './ages.ts'
import { PartCard } from './part-card.tsx'
import styles from './today.module.css'
import type { Today } from './today-types.ts'

type Queue = (typeof waitingQueues)[number]

/** What each queue is called, what it means, and the screen of its rows, where `{me}` is whoever looks. */
const queueFaces: Record<Queue, { icon: LucideIcon; title: () => string; text: () => string; to: string }> = {
  holds: {
    icon: WalletMinimal,
    title: m.office_today_queue_holds,
    text: m.office_today_queue_holds_text,
    to: '/payments?state=on_hold',
  },
  manual_payments: {
    icon: Banknote,
    title: m.office_today_queue_manual_payments,
    text: m.office_today_queue_manual_payments_text,
    to: '/payments?state=waiting&way=manual',
  },
  refund_requests: {
    icon: Undo2,
    title: m.office_today_queue_refund_requests,
    text: m.office_today_queue_refund_requests_text,
    to: '/refunds',
  },
  free_seats: {
    icon: TicketCheck,
    title: m.office_today_queue_free_seats,
    text: m.office_today_queue_free_seats_text,
    to: '/free-seats',
  },
  merges_to_sign: {
    icon: Users,
    title: m.office_today_queue_merges_to_sign,
    text: m.office_today_queue_merges_to_sign_text,
    to: '/doctors/doubles',
  },
  refunds_to_sign: {
    icon: Undo2,
    title: m.office_today_queue_refunds_to_sign,
    text: m.office_today_queue_refunds_to_sign_text,
    to: '/refunds',
  },
  waivers_to_sign: {
    icon: Banknote,
    title: m.office_today_queue_waivers_to_sign,
    text: m.office_today_queue_waivers_to_sign_text,
    to: '/dues',
  },
  complaints: {
    icon: MessagesSquare,
    title: m.office_today_queue_complaints,
    text: m.office_today_queue_complaints_text,
    to: '/inbox',
  },
  mentions: {
    icon: AtSign,
    title: m.office_today_queue_mentions,
    text: m.office_today_queue_mentions_text,
    to: '/inbox',
  },
  device_requests: {
    icon: Smartphone,
    title: m.office_today_queue_device_requests,
    text: m.office_today_queue_device_requests_text,
    to: '/device-requests',
  },
  parcels_in_doubt: {
    icon: Truck,
    title: m.office_today_queue_parcels_in_doubt,
    text: m.office_today_queue_parcels_in_doubt_text,
    to: '/parcels?state=on_hold',
  },
  parcels: {
    icon: PackageOpen,
    title: m.office_today_queue_parcels,
    text: m.office_today_queue_parcels_text,
    to: '/parcels?state=draft',
  },
  reviews: {
    icon: BookOpenCheck,
    title: m.office_today_queue_reviews,
    text: m.office_today_queue_reviews_text,
    to: '/questions/review',
  },
  given_back: {
    icon: Reply,
    title: m.office_today_queue_given_back,
    text: m.office_today_queue_given_back_text,
    to: '/questions?given_back=true&author={me}',
  },
  freezes: {
    icon: Signature,
    title: m.office_today_queue_freezes,
    text: m.office_today_queue_freezes_text,
    to: '/papers',
  },
  corrections: {
    icon: PenLine,
    title: m.office_today_queue_corrections,
    text: m.office_today_queue_corrections_text,
    to: '/corrections',
  },
  objections: {
    icon: MessageSquareWarning,
    title: m.office_today_queue_objections,
    text: m.office_today_queue_objections_text,
    to: '/objections',
  },
  locked_members: {
    icon: Lock,
    title: m.office_today_queue_locked_members,
    text: m.office_today_queue_locked_members_text,
    to: '/staff?state=locked',
  },
  factor_resets: {
    icon: KeyRound,
    title: m.office_today_queue_factor_resets,
    text: m.office_today_queue_factor_resets_text,
    to: '/staff',
  },
}

type QueuesProps = { queues: Today['queues']; now: Date }

export function Queues({ queues, now }: QueuesProps) {
  const hasScreen = useHasScreen()
  const { member } = useMe()
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const total = queues?.state === 'here' ? queues.rows.reduce((sum, { count }) => sum + count, 0) : 0
  return (
    <PartCard
      part={queues}
      title={m.office_today_in_hand()}
      aside={total > 0 && <span className="chip">{m.office_today_tasks({ count: number(total) })}</span>}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={styles.calm}>{m.office_today_nothing_waits()}</p>
        ) : (
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{m.office_today_task()}</th>
                <th scope="col" className={styles.figure}>
                  {m.office_today_how_many()}
                </th>
                <th scope="col">{m.office_today_oldest()}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, count, late, oldest_at, words }) => {
                const { icon: Icon, title, text, to: path } = queueFaces[name]
                const to = path.replace('{me}', String(member.id))
                return (
                  <tr key={name} data-is={late > 0 ? 'late' : undefined}>
                    <th scope="row">
                      <div className={styles.task}>
                        <Icon aria-hidden="true" size={20} />
                        <div>
                          <b>{hasScreen(to) ? <Link to={to}>{title()}</Link> : title()}</b>
                          <small>
                            {words ? (
                              <q className={styles.said}>{words}</q>
                            ) : late > 0 ? (
                              m.office_today_late({ count: number(late) })
                            ) : (
                              text()
                            )}
                          </small>
                        </div>
                      </div>
                    </th>
                    <td className={styles.figure}>
                      <b>{number(count)}</b>
                    </td>
                    <td className={styles.age} data-is={late > 0 ? 'late' : undefined}>
                      <span>
                        {late > 0 && <Clock aria-hidden="true" size={15} />}
                        {ageWords(new Date(oldest_at), now, locale)}
                      </span>
                      {hasScreen(to) && (
                        <Link className={styles.go} to={to} aria-hidden="true" tabIndex={-1}>
                          {m.office_today_open()} <ChevronRight size={16} />
                        </Link>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )
      }
    </PartCard>
  )
}
