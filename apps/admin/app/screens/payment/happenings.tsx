import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Landmark, MessageSquareText, ReceiptText, Undo2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { deedWords } from '../../kit/audit/deed-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { shortWhen } from '../../kit/list/short-when.ts'
import type { PaymentPage } from '../../kit/money/money-words.ts'
import { refundWords, saidFacts, saidWords, stepWords } from './happening-words.ts'
import own from './payment.module.css'

type Happening = PaymentPage['happenings'][number]

const icons = { step: Landmark, message: MessageSquareText, receipt: ReceiptText, refund: Undo2, deed: UserRound }

/** Everything that happened, in the order of time. */
export function Happenings({ page }: { page: PaymentPage }) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="happenings">
      <header>
        <h2 id="happenings">{m.office_payment_happenings()}</h2>
      </header>
      <ol className={own.happenings}>
        {page.happenings.map((each) => {
          const Icon = icons[each.kind]
          const { title, detail } = wordsOf(each, page)
          return (
            <li key={JSON.stringify(each)} data-is={each.kind}>
              <Icon aria-hidden="true" size={18} />
              <div>
                <p>{title}</p>
                {detail && <small>{detail}</small>}
              </div>
              <time dateTime={each.at}>{shortWhen(each.at)}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function wordsOf(each: Happening, { payment }: PaymentPage): { title: ReactNode; detail?: ReactNode } {
  switch (each.kind) {
    case 'step':
      return { title: stepWords(each.step) }
    case 'message':
      return { title: saidWords(each.said, payment.way), detail: saidFacts(each.said) }
    case 'receipt':
      return { title: m.office_payment_receipt_written({ number: localizeDigits(each.number, getLocale()) }) }
    case 'refund':
      return {
        title: refundWords(each),
        detail: [each.by?.name, each.reason, each.reference].filter(Boolean).join(' · '),
      }
    case 'deed':
      return { title: deedWords(each.action), detail: [each.by?.name, each.reason].filter(Boolean).join(' · ') }
  }
}
